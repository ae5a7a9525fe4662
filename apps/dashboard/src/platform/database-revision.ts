import { type Client, createClient } from '@libsql/client';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';
import { isBusy, TIMEOUT, waitForLock } from './sqlite-client.ts';

/** Says cheaply whether anything was stored since. */
export interface DatabaseRevision {
  /**
   * A short text that is another one after every commit, whichever process made it. The same text twice means that
   * nothing in the database has changed in between; another one may mean nothing.
   */
  read(): Promise<string>;
  close(): void;
}

/** Opens what tells the revisions of a Payload's database. */
export function openDatabaseRevision({ db }: Payload): DatabaseRevision {
  if (isPostgresAdapter(db)) {
    return {
      // Names the transactions that are visible. Reading takes no number; any commit of one that wrote changes it.
      read: async () => {
        const { rows } = await db.pool.query('SELECT pg_current_snapshot()::text AS revision');
        return String(rows[0]?.revision);
      },
      close: () => undefined,
    };
  }
  if (!isSqlite(db)) throw new Error(`No revision of the database ${db.name}`);
  return openSqliteRevision(db.clientConfig.url);
}

// SQLite tells each connection of the commits of all others: this one writes nothing, so it hears of every one.
function openSqliteRevision(url: string): DatabaseRevision {
  let client: Client | undefined;
  let opened = 0;
  const close = () => {
    client?.close();
    client = undefined;
  };
  const ask = async () => {
    if (!client) {
      client = createClient({ url });
      opened += 1;
      await client.execute('PRAGMA busy_timeout = 0');
    }
    const { rows } = await client.execute('PRAGMA data_version');
    // Only numbers of one connection can be compared.
    return `${opened}.${rows[0]?.data_version}`;
  };
  return {
    async read() {
      const end = performance.now() + TIMEOUT;
      for (;;) {
        try {
          return await ask();
        } catch (error) {
          close();
          if (!isBusy(error) || performance.now() > end) throw error;
          await waitForLock();
        }
      }
    },
    close,
  };
}
