import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client';

/** Total wait of a statement for a locked file, in milliseconds. */
const TIMEOUT = 12_000;

/** Whether the file was locked. The statement had no effect. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/** Repeats work that met a lock, after a random delay. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  timeout = TIMEOUT,
): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await wait(5 + Math.random() * 45);
    }
  }
}

/** Pragmas of the dashboard's file: commits are durable, and deleted content is overwritten. */
const DURABLE = ['synchronous = FULL', 'secure_delete = ON', 'journal_size_limit = 67108864'];

/** Opens the dashboard's file. Readers and writers do not block each other. */
export const openDashboardFile = (url: string): Client =>
  openSqlite(url, ['journal_mode = WAL', ...DURABLE]);

/**
 * Opens an SQLite file with the first statement. The driver blocks the event loop, so a statement never waits for a lock
 * inside it: it fails at once and is retried later.
 * The driver leaves a failed statement open until garbage collection, and its connection cannot commit meanwhile. So
 * a connection that met a lock is never reused.
 * @param url `file:/…`
 * @param pragmas for each connection, such as `synchronous = FULL`
 */
export function openSqlite(url: string, pragmas: string[] = []): Client {
  let connection: Promise<Client> | undefined;
  let isClosed = false;
  const close = (used: Promise<Client> | undefined) => {
    if (connection === used) connection = undefined;
    used?.then((client) => client.close()).catch(() => undefined);
  };

  const runOnce = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    connection ??= connect(url, pragmas);
    const used = connection;
    try {
      return await work(await used);
    } catch (error) {
      const isOpen = await used.then(
        () => true,
        () => false,
      );
      if (isBusy(error) || !isOpen) close(used);
      throw error;
    }
  };
  const run = <Result>(work: (client: Client) => Promise<Result>) =>
    retryWhileBusy(() => runOnce(work));

  return {
    protocol: 'file',
    get closed() {
      return isClosed;
    },
    execute: (statement) => run((client) => client.execute(statement)),
    batch: (statements, mode) => run((client) => client.batch(statements, mode)),
    migrate: (statements) => run((client) => client.migrate(statements)),
    transaction: () => retryWhileBusy(() => begin(url, pragmas)),
    executeMultiple: (sql) => runOnce((client) => client.executeMultiple(sql)),
    sync: () => runOnce((client) => client.sync()),
    close() {
      isClosed = true;
      close(connection);
    },
  };
}

async function connect(url: string, pragmas: string[]): Promise<Client> {
  const client = createClient({ url });
  try {
    for (const pragma of ['busy_timeout = 0', ...pragmas]) {
      await client.execute(`PRAGMA ${pragma}`);
    }
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Begins a transaction on a connection of its own, which is closed at its end. */
async function begin(url: string, pragmas: string[]): Promise<Transaction> {
  const connection = await connect(url, pragmas);
  const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
    if (connection.closed) return;
    await connection.execute(statement).finally(() => connection.close());
  };
  try {
    await connection.execute('BEGIN IMMEDIATE');
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    execute: (statement) => connection.execute(statement),
    batch: async (statements) => {
      const results = [];
      for (const one of statements) results.push(await connection.execute(one as InStatement));
      return results;
    },
    // The driver would roll back afterwards.
    executeMultiple: () => Promise.reject(new Error('a transaction takes one statement at a time')),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => undefined),
    get closed() {
      return connection.closed;
    },
  };
}
