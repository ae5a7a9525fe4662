import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function record(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  let line = '';
  const destination = {
    write(text: string) {
      line += text;
    },
  };
  write(createLogger('test', 'info', destination));
  return JSON.parse(line);
}

describe('log line', () => {
  it('is JSON with a level in words and a time in UTC', () => {
    const line = record((logger) => logger.info({ status: 200 }, 'request finished'));
    expect(line).toMatchObject({
      level: 'info',
      name: 'test',
      status: 200,
      msg: 'request finished',
    });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(line).not.toHaveProperty('hostname');
  });

  it('contains no personal data, even by mistake', () => {
    const line = record((logger) =>
      logger.info({
        email: 'salma@example.com',
        form: { phone: '+20 100' },
        headers: { cookie: 'x' },
      }),
    );
    expect(JSON.stringify(line)).not.toMatch(/salma|\+20|cookie/);
  });

  it('has an error with its cause, but none of its further properties', () => {
    const error = Object.assign(new Error('no answer', { cause: new Error('refused') }), {
      input: 'salma@example.com',
      code: 'ECONNREFUSED',
    });
    const line = record((logger) => logger.error({ error }));
    expect(line.error).toMatchObject({
      message: 'no answer',
      code: 'ECONNREFUSED',
      cause: { message: 'refused' },
    });
    expect(JSON.stringify(line)).not.toContain('salma');
  });
});
