import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client';

/** How long a statement waits for a locked file in all, in milliseconds. */
export const TIMEOUT = 12_000;

/** Whether an error says that somebody else holds the file's lock. The statement has then done nothing. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/**
 * Opens an SQLite file. Its driver works in the thread of the process, so nothing may wait inside it: a statement
 * that meets a lock comes back at once and is tried again a little later, while everything else goes on.
 *
 * The driver leaves such a statement open until it is garbage. Meanwhile nothing on its connection is committed, and
 * then all of that is rolled back: so a connection that met a lock is never used again.
 * @param url `file:/…`
 * @param pragmas what each connection is told, as in `synchronous = FULL`
 */
export async function openSqlite(url: string, pragmas: string[] = []): Promise<Client> {
  const connect = () => openConnection(url, pragmas);
  let connection = connect();
  const replace = (used: Promise<Client>) => {
    if (connection !== used) return;
    connection = connect();
    // Whoever uses it next is told; until then nobody may be listening.
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
        // One that could not even be opened is of no use to the next statement either.
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

  // The driver would open a connection for each transaction and leave it to the garbage collector.
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

/** Connections that are kept for the next transactions. */
const MAX_IDLE = 2;

/** The transaction that a connection is in; @param giveBack takes the connection back when it has ended well */
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
    // After a failure a statement may still be open, which would keep the next transaction from being committed.
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
    // The driver would roll the transaction back afterwards.
    executeMultiple: () => Promise.reject(new Error('a transaction takes one statement at a time')),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => undefined),
    get closed() {
      return isOver;
    },
  };
}

/** A moment until a locked file is tried again; not the same for all who wait. */
export const waitForLock = () => wait(5 + Math.random() * 45);

/** A connection that knows its pragmas. Some of them read the file, and meet a lock there, too. */
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

// Several statements at once are closed one by one, so that here a refused one leaves nothing behind; what is begun
// is rolled back by the client.
async function isLocked(client: Client): Promise<boolean> {
  try {
    await client.executeMultiple('BEGIN IMMEDIATE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  }
}

/** Opens the dashboard's own file: what is acknowledged is on disk, and what is deleted is overwritten. */
export async function openDashboardFile(url: string): Promise<Client> {
  const client = await openSqlite(url, [
    'synchronous = FULL',
    'secure_delete = ON',
    'journal_size_limit = 67108864',
  ]);
  // Readers and a writer of another process do not wait for each other. This stays in the file.
  await client.execute('PRAGMA journal_mode = WAL');
  return client;
}
