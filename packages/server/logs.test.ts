import { expect, it } from 'vitest';
import { createLogger, toggleDebug } from './logger.ts';
import { getRequestId, runInRequest } from './request-scope.ts';
import { open } from './testing/open-http-server.ts';
import { getRaw } from './testing/raw-socket.ts';

interface Line {
  level: string;
  msg: string;
  requestId?: string;
  status?: number;
  err?: { stack?: string };
}

function record(level = 'info') {
  const lines: Line[] = [];
  const logger = createLogger('test', level, {
    write: (text: string) => void lines.push(JSON.parse(text)),
  });
  return { lines, logger };
}

it('every line about a request has its id, and other lines have none', async () => {
  const { lines, logger } = record();
  const work = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
    logger.info(name);
  };
  await Promise.all([
    runInRequest('one', () => work('of one')),
    runInRequest('two', () => work('of two')),
    work('of none'),
  ]);
  const ids = Object.fromEntries(lines.map(({ msg, requestId }) => [msg, requestId]));
  expect(ids).toEqual({ 'of one': 'one', 'of two': 'two', 'of none': undefined });
  expect(getRequestId()).toBeUndefined();
});

it('a line of the handler has the id that the client gets', async () => {
  const { lines, logger } = record();
  const { port } = await open({
    logger,
    handler: async (_request, response) => {
      await new Promise(setImmediate);
      logger.warn('in the handler');
      response.end('ok');
    },
  });
  const { headers } = await getRaw(port, '/');
  expect(lines.find(({ msg }) => msg === 'in the handler')?.requestId).toBe(
    headers['x-request-id'],
  );
});

it('our other process may set the request id, and other clients may not', async () => {
  const { port } = await open({ isTrustedClient: ({ headers }) => headers['x-ours'] === 'yes' });
  const name = async (headers: Record<string, string>) =>
    (await getRaw(port, '/', { 'X-Request-Id': 'of-the-website', ...headers })).headers[
      'x-request-id'
    ];
  expect(await name({ 'X-Ours': 'yes' })).toBe('of-the-website');
  expect(await name({})).not.toBe('of-the-website');
  expect(await name({ 'X-Ours': 'yes', 'X-Request-Id': 'a b\tc' })).not.toContain(' ');
});

it.each([
  [0, 0],
  [1, 20],
])('the share %d of successful responses is logged, and all errors', async (logShare, good) => {
  const { lines, logger } = record();
  const { port } = await open({ logger, logShare });
  for (let number = 0; number < 20; number += 1) await getRaw(port, '/');
  await getRaw(port, '/%00');
  await expect.poll(() => lines.some(({ status }) => status === 400)).toBe(true);
  expect(lines.filter(({ status }) => status === 200)).toHaveLength(good);
});

it('the level changes at runtime, and back, for every logger of the process', () => {
  const [first, second] = [record('info'), record('error')];
  const write = () => {
    for (const { logger } of [first, second]) logger.debug('small');
  };
  write();
  expect(toggleDebug()).toBe('debug');
  write();
  expect(toggleDebug()).toBe('error');
  write();
  second.logger.info('left out');
  expect([first.lines.length, second.lines.length]).toEqual([1, 1]);
});

it('a client error is logged without its stack, and a server error with it', () => {
  const { lines, logger } = record();
  logger.error({ err: Object.assign(new Error('Wrong password.'), { status: 401 }) });
  logger.error({ err: Object.assign(new Error('It broke.'), { status: 500 }) });
  logger.error({ err: new Error('It broke.') });
  expect(lines.map(({ err }) => err?.stack !== undefined)).toEqual([false, true, true]);
});
