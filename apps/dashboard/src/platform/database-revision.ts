import { type Client, createClient } from '@libsql/client';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';
import { retryWhileBusy } from './sqlite-client.ts';

/** A cheap check for changes of the database. */
export interface DatabaseRevision {
  /**
   * A token that changes with every commit of any process. Equal tokens mean no change; different ones may mean no
   * change either.
   */
  read(): Promise<string>;
  close(): void;
}

/** Opens the revision of a database. */
export function openDatabaseRevision({ db }: Payload): DatabaseRevision {
  if (isPostgresAdapter(db)) {
    return {
      // The visible transactions. Reads do not change it; commits of writes do.
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

// `data_version` counts commits of other connections; this connection never writes.
function openSqliteRevision(url: string): DatabaseRevision {
  let client: Client | undefined;
  let opened = 0;
  const close = () => {
    client?.close();
    client = undefined;
  };
  const readVersion = async () => {
    if (!client) {
      client = createClient({ url });
      opened += 1;
      await client.execute('PRAGMA busy_timeout = 0');
    }
    const { rows } = await client.execute('PRAGMA data_version');
    // Numbers of different connections cannot be compared.
    return `${opened}.${rows[0]?.data_version}`;
  };
  return {
    read: () =>
      retryWhileBusy(() =>
        readVersion().catch((error: unknown) => {
          close();
          throw error;
        }),
      ),
    close,
  };
}
