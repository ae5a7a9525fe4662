import { PassThrough } from 'node:stream';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import type { Logger } from '@agency/server/logger';
import { redirectConsole } from '@agency/server/redirect-console';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createDashboardLogger } from './dashboard-logger.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const secret = 'a0b1c2d3e4f5061728394a5b6c7d8e9f01234567';
const account = { email: 'somebody.private@example.com', password: 'violet-harbour-lantern-42' };

// All ways in which an error is logged: by us, by Payload's `logError`, within the text of a library.
const ways: [string, (logger: Logger, error: Error) => void][] = [
  ['with a text', (logger, err) => logger.error({ err }, 'An API call failed')],
  ['without a text', (logger, err) => logger.error({ err })],
  ['under the other name', (logger, error) => logger.error({ error })],
  ['alone', (logger, error) => logger.error(error)],
  ['with a text that quotes it', (logger, err) => logger.error({ err, msg: `No: ${err.message}` })],
  ['as a text', (logger, error) => logger.error(`It failed: ${error.message}`)],
  ['after a text', (logger, error) => logger.error('It failed: %s', error)],
  ['as a cause', (logger, cause) => logger.error({ err: new Error('No', { cause }) })],
  ['within another', (logger, error) => logger.error({ err: new Error(`No: ${error.message}`) })],
  ['on the console', (logger, error) => throughConsole(logger, error)],
  ['of another realm', (logger, { message }) => logger.error({ err: { message } })],
];

function throughConsole(logger: Logger, error: Error) {
  const undo = redirectConsole(logger);
  const { error: print } = console;
  print(' ⨯', error);
  undo();
}

async function failToWrite(write: () => Promise<unknown>): Promise<Error> {
  const { client } = dashboard.payload.db as unknown as SQLiteAdapter;
  const { execute } = client;
  vi.spyOn(client, 'execute').mockImplementation((...args: unknown[]) => {
    const [statement] = args as [string | { sql: string }];
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (/^(?:insert|update)/i.test(sql)) throw new Error('database or disk is full');
    return Reflect.apply(execute, client, args);
  });
  const error = await write().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  vi.restoreAllMocks();
  if (!(error instanceof Error)) throw new Error('the write did not fail');
  return error;
}

const writes: [string, string[], () => Promise<unknown>][] = [
  [
    'a message',
    [contact.email, contact.phone, contact.message.slice(0, 20), contact.lastName],
    () =>
      dashboard.payload.create({
        collection: 'submissions',
        data: {
          ...{ form: 'contact', answers: contact },
          ...{ reference: 'C-1', submissionId: 'x', fingerprint: 'y' },
        } as never,
      }),
  ],
  [
    'an account with its reset token',
    [account.email, secret, 'pbkdf2'],
    async () => {
      const { db } = dashboard.payload;
      const data = {
        ...account,
        resetPasswordToken: secret,
        hash: 'pbkdf2-sha256-v1:ab',
        role: 'editor',
      };
      await db.create({ collection: 'users', data });
    },
  ],
];

describe.each(writes)('the log of a failed write of %s', (_what, words, write) => {
  it.each(ways)('has the reason and no values if the error is logged %s', async (_way, log) => {
    const error = await failToWrite(write);
    // Otherwise this would test nothing.
    for (const word of words) expect(error.message).toContain(word);
    const lines = new PassThrough();
    log(createDashboardLogger('info', lines), error);
    const line = String(lines.read());
    for (const word of words) expect(line).not.toContain(word);
    expect(JSON.parse(line).level).toBe('error');
    expect(line).toMatch(/disk is full|statement of the database failed/);
  });
});

it('omits values that PostgreSQL quotes in its errors', () => {
  const lines = new PassThrough();
  const err = Object.assign(new Error('invalid input syntax for type integer: "Salma\n"x""'), {
    code: '22P02',
  });
  createDashboardLogger('info', lines).error({ err });
  expect(String(lines.read())).not.toContain('Salma');
});
