import { DataError } from '@agency/server/data-error';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';

/** Name or prefix of the triggers that reject writes to a moved database. */
export const MOVED_TRIGGER = 'moved_away';

/**
 * Rejects a database that was moved.
 * @throws {DataError} with advice
 */
export async function rejectMovedDatabase({ db }: Payload): Promise<void> {
  if (!(await hasMoved(db))) return;
  throw new DataError(
    'Cannot start: the rows of this database have moved to another. Set DATABASE_URL to that one. To go on with this one as it was then, type npm run move -- --undo.',
  );
}

async function hasMoved(db: Payload['db']): Promise<boolean> {
  if (isSqlite(db)) {
    const { rows } = await db.client.execute(
      `SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND name GLOB '${MOVED_TRIGGER}_*' LIMIT 1`,
    );
    return rows.length > 0;
  }
  if (!isPostgresAdapter(db)) return false;
  const { rows } = await db.pool.query('SELECT 1 FROM pg_trigger WHERE tgname = $1 LIMIT 1', [
    MOVED_TRIGGER,
  ]);
  return rows.length > 0;
}
