import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { missingPathsSchema } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countNotFound, decideKind } from './not-found-log.ts';

let taker: Server;
let status: number;
let taken: {
  authorization: string | undefined;
  batch: ReturnType<typeof missingPathsSchema.parse>;
}[];
let log: ReturnType<typeof countNotFound>;
let time: number;

beforeEach(async () => {
  status = 200;
  taken = [];
  time = Date.UTC(2026, 10, 23, 12);
  taker = createServer(async (request, response) => {
    const batch = missingPathsSchema.parse(JSON.parse(await text(request)));
    taken.push({ authorization: request.headers.authorization, batch });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
  log = countNotFound({
    dashboardUrl: `http://127.0.0.1:${(taker.address() as AddressInfo).port}`,
    secret: 'shared',
    logger: createLogger('test', 'silent'),
    now: () => time,
  });
});
afterEach(async () => {
  await log.stop();
  taker.closeAllConnections();
  taker.close();
});

const request = (headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  ({ method, headers: { accept: 'text/html', ...headers } }) as IncomingMessage;
const note = (path: string, headers?: IncomingMessage['headers']) =>
  log.record(request(headers), path);

it('counts normalised paths with the last referrer, and sends them once', async () => {
  note('/Portfolio/', { referer: 'https://search.example/?q=nour@example.com' });
  note('/portfolio');
  note('/خدمات');
  note('/wp-login.php');
  note('/.env');
  await log.report();
  await log.report();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    authorization: 'Bearer shared',
    batch: {
      day: '2026-11-23',
      paths: [
        { path: '/portfolio', count: 2, referrer: 'search.example' },
        { path: '/خدمات', count: 1 },
      ],
      probes: 2,
      unlisted: 0,
    },
  });
  expect(JSON.stringify(taken)).not.toContain('nour');
});

it.each([
  ['a program', request({ accept: '*/*' })],
  ['a look at the head alone', request({}, 'HEAD')],
  ['a picture', request({ 'sec-fetch-dest': 'image' })],
  ['a page that nobody opened yet', request({ 'sec-purpose': 'prefetch' })],
])('does not count %s', async (_, requested) => {
  log.record(requested, '/portfolio');
  await log.report();
  expect(taken).toEqual([]);
});

describe('what a path is', () => {
  it.each([
    ['/portfolio', 'path'],
    ['/blog/2019/05/a-post', 'path'],
    ['/من-نحن', 'path'],
    ['/unsubscribe/nour@example.com', 'unlisted'],
    ['/unsubscribe/nour%40example.com', 'unlisted'],
    ['/unsubscribe/nour＠example.com', 'unlisted'],
    ['/customer/1234567', 'unlisted'],
    ['/customer/١٢٣٤٥٦٧', 'unlisted'],
    [`/${'a'.repeat(120)}`, 'unlisted'],
    ['/a\u0000b', 'unlisted'],
    ['/index.php', 'probe'],
    ['/WP-Admin/setup', 'probe'],
    ['/.git/config', 'probe'],
    ['/backup.sql', 'probe'],
    ['/apple-touch-icon.png', 'probe'],
  ])('%s: %s', (path, kind) => {
    expect(decideKind(path)).toBe(kind);
  });
});

it('stays within its limits for any paths, in linear time', async () => {
  note('/wanted');
  for (let number = 0; number < 100_000; number += 1) note(`/invented-${number.toString(36)}x`);
  note('/wanted');
  await log.report();
  const [{ batch } = { batch: undefined }] = taken;
  expect(batch?.paths).toHaveLength(500);
  expect(batch?.paths[0]).toEqual({ path: '/wanted', count: 2 });
  expect(batch?.unlisted).toBe(100_000 - 499);
});

it('continues while the dashboard is down, and sends the same batch until it is accepted', async () => {
  status = 503;
  note('/portfolio');
  await log.report();
  note('/team');
  await log.report();
  status = 200;
  await log.report();
  await log.report();
  const batches = taken.map(({ batch }) => batch);
  expect(new Set(batches.slice(0, 3).map(({ id }) => id)).size).toBe(1);
  expect(batches.map(({ paths }) => paths.map(({ path }) => path))).toEqual([
    ['/portfolio'],
    ['/portfolio'],
    ['/portfolio'],
    ['/team'],
  ]);
});

it('drops a batch that was not accepted for a day', async () => {
  status = 503;
  note('/portfolio');
  await log.report();
  time += 25 * 3_600_000;
  status = 200;
  note('/team');
  await log.report();
  expect(taken.at(-1)?.batch.paths).toEqual([{ path: '/team', count: 1 }]);
});

it('limits the length of the normalised path', async () => {
  note(`/${'İ'.repeat(100)}`);
  note('/portfolio');
  await log.report();
  expect(taken[0]?.batch).toMatchObject({
    paths: [{ path: '/portfolio', count: 1 }],
    unlisted: 1,
  });
});

it('sends everything that is left when the process ends, also after a batch that was not accepted', async () => {
  status = 503;
  note('/portfolio');
  await log.report();
  status = 200;
  note('/team');
  await log.stop();
  const paths = taken.slice(1).map(({ batch }) => batch.paths.map(({ path }) => path));
  expect(paths).toEqual([['/portfolio'], ['/team']]);
  note('/late');
  await log.stop();
  expect(taken).toHaveLength(3);
});

it('tries once when the process ends and the batch is not accepted', async () => {
  status = 503;
  note('/portfolio');
  await log.stop();
  expect(taken).toHaveLength(1);
});
