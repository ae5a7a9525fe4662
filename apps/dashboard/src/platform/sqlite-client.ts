import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';

/** How long a statement waits for a locked file in all, in milliseconds. */
const patience = 12_000;

/** Whether an error says that somebody else holds the file's lock. The statement has then done nothing. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/**
 * Opens an SQLite file. Its driver works in the thread of the process, so nothing may wait inside it: a statement
 * that meets a lock comes back at once and is tried again a little later, while everything else goes on.
 * @param url `file:/…`
 */
export async function openSqlite(url: string): Promise<Client> {
  const client = await retryWhileBusy(async () => createClient({ url }));
  const { execute } = client;
  client.execute = ((...args: Parameters<typeof execute>) =>
    retryWhileBusy(() => Reflect.apply(execute, client, args))) as typeof execute;
  await client.execute('PRAGMA busy_timeout = 0');
  return client;
}

async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      // Not all at the same time again.
      await wait(5 + Math.random() * 45);
    }
  }
}

/** Opens the dashboard's own file: what is acknowledged is on disk, and what is deleted is overwritten. */
export async function openDashboardFile(url: string): Promise<Client> {
  const client = await openSqlite(url);
  // Readers and a writer of another process do not wait for each other.
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA journal_size_limit = 67108864');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
  return client;
}
