import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client';

/** Total wait of a statement for a locked file, in milliseconds. */
export const TIMEOUT = 12_000;

/** Whether the file was locked. The statement had no effect. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/**
 * Opens an SQLite file. The driver blocks the event loop, so a statement never waits for a lock inside it: it fails
 * at once and is retried later.
 * The driver leaves a failed statement open until garbage collection, and its connection cannot commit meanwhile. So
 * a connection that met a lock is never reused.
 * @param url `file:/…`
 * @param pragmas for each connection, such as `synchronous = FULL`
 */
export async function openSqlite(url: string, pragmas: string[] = []): Promise<Client> {
  const connect = () => openConnection(url, pragmas);
  let connection = connect();
  const replace = (used: Promise<Client>) => {
    if (connection !== used) return;
    connection = connect();
    // The next use reports the error.
    connection.catch(() => undefined);
    used.then((client) => client.close()).catch(() => undefined);
  };

  const retry = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    const end = performance.now() + TIMEOUT;
    for (;;) {
      const used = connection;
      try {
        return await work(await used);
      } catch (error) {
        // A connection that failed to open is replaced.
        if (!isBusy(error)) {
          used.catch(() => replace(used));
          throw error;
        }
        replace(used);
        await waitUntilFree(end);
        if (performance.now() > end) throw error;
      }
    }
  };
  const waitUntilFree = async (end: number) => {
    do {
      await waitForLock();
    } while (performance.now() < end && (await isLocked(await connection)));
  };

  // The driver would leave the connection of each transaction to garbage collection.
  const idle: Client[] = [];
  const begin = async () => {
    const used = idle.pop() ?? (await connect());
    try {
      await used.execute('BEGIN IMMEDIATE');
    } catch (error) {
      used.close();
      throw error;
    }
    return toTransaction(used, () => {
      if (isClosed || idle.length >= MAX_IDLE) used.close();
      else idle.push(used);
    });
  };

  let isClosed = false;
  await retry(async () => undefined);
  return {
    protocol: 'file',
    get closed() {
      return isClosed;
    },
    execute: (statement) => retry((client) => client.execute(statement)),
    batch: (statements, mode) => retry((client) => client.batch(statements, mode)),
    migrate: (statements) => retry((client) => client.migrate(statements)),
    transaction: () => retry(begin),
    executeMultiple: async (sql) => (await connection).executeMultiple(sql),
    sync: async () => (await connection).sync(),
    close() {
      isClosed = true;
      for (const one of idle.splice(0)) one.close();
      connection.then((client) => client.close()).catch(() => undefined);
    },
  };
}

/** Idle connections for transactions. */
const MAX_IDLE = 2;

/**
 * Transaction on a connection.
 * @param giveBack returns the connection to the pool after a commit
 */
function toTransaction(connection: Client, giveBack: () => void): Transaction {
  let isOver = false;
  const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
    if (isOver) return;
    isOver = true;
    try {
      await connection.execute(statement);
    } catch (error) {
      connection.close();
      throw error;
    }
    // A statement may still be open after a failure, so the connection is closed.
    if (statement === 'COMMIT') giveBack();
    else connection.close();
  };
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
      return isOver;
    },
  };
}

/** Random delay before a retry. */
export const waitForLock = () => wait(5 + Math.random() * 45);

/** Opens a connection with its pragmas, which may meet a lock too. */
async function openConnection(url: string, pragmas: string[]): Promise<Client> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const client = createClient({ url });
    try {
      for (const pragma of ['busy_timeout = 0', ...pragmas]) {
        await client.execute(`PRAGMA ${pragma}`);
      }
      return client;
    } catch (error) {
      client.close();
      if (!isBusy(error) || performance.now() > end) throw error;
      await waitForLock();
    }
  }
}

// `executeMultiple` closes each statement, so a failure leaves none open; the client rolls back.
async function isLocked(client: Client): Promise<boolean> {
  try {
    await client.executeMultiple('BEGIN IMMEDIATE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  }
}

/** Opens the dashboard's file: commits are durable, and deleted content is overwritten. */
export async function openDashboardFile(url: string): Promise<Client> {
  const client = await openSqlite(url, [
    'synchronous = FULL',
    'secure_delete = ON',
    'journal_size_limit = 67108864',
  ]);
  // Readers and writers do not block each other. The mode is stored in the file.
  await client.execute('PRAGMA journal_mode = WAL');
  return client;
}
