import { join } from 'node:path';
import { DataError } from '@agency/server/data-error';
import { toSqliteUrl } from '../../platform/database.ts';
import { openUploads } from '../../platform/object-store.ts';
import type { DashboardSettings } from '../../platform/settings.ts';
import { DATABASE_NAME } from './archive.ts';
import { blockStart, copyDatabase, findDatabase, putDatabase } from './database-copy.ts';
import { copyUploads, listUploads } from './files.ts';
import { withStage } from './sqlite-copy.ts';

/** Target of a move. */
export interface MoveTarget {
  /** Target database; it stays if missing. */
  to?: string | undefined;
  /** Target bucket, `null` for the data folder; files stay if missing. */
  bucket?: string | null | undefined;
}

/**
 * Copies database and files to another database and file store, while the dashboard is stopped. The source is not
 * changed; an incomplete database is refused by the dashboard. After an interruption it can be repeated.
 * @returns the settings of the target
 * @throws {DataError} if it is not possible
 */
export async function move(
  settings: DashboardSettings,
  { to, bucket }: MoveTarget,
): Promise<DashboardSettings> {
  const target: DashboardSettings = {
    ...settings,
    ...(to !== undefined && { DATABASE_URL: to }),
    ...(bucket !== undefined && { S3_BUCKET: bucket ?? undefined }),
  };
  const movesDatabase = toDatabase(target) !== toDatabase(settings);
  const movesFiles = target.S3_BUCKET !== settings.S3_BUCKET;
  if (!movesDatabase && !movesFiles)
    throw new DataError('Say where to: npm run move -- --to postgres://… --bucket …');
  const lock = join(settings.DATA_DIR, 'restore-lock');
  const stage = join(settings.DATA_DIR, 'moving');
  const problem = 'Nothing was moved: another move or restore is under way.';
  const unblock = await blockStart(settings);
  return withStage({ lock, stage, problem }, async () => {
    if (movesDatabase) await requireNoDatabase(target);
    if (movesFiles) await moveFiles(settings, target);
    if (movesDatabase) {
      await copyDatabase(settings, join(stage, DATABASE_NAME));
      await putDatabase(target, join(stage, DATABASE_NAME), stage);
    }
    return target;
  }).finally(unblock);
}

const toDatabase = (settings: DashboardSettings) => toSqliteUrl(settings) ?? settings.DATABASE_URL;

async function requireNoDatabase(target: DashboardSettings): Promise<void> {
  const found = await findDatabase(target);
  if (found) throw new DataError(`Nothing was moved: ${found}. Name an empty place.`);
}

// An interrupted move has left some of the files.
async function moveFiles(settings: DashboardSettings, target: DashboardSettings): Promise<void> {
  const [from, to] = [openUploads(settings), openUploads(target)];
  for await (const { name } of listUploads(to)) {
    if (await from.has(name)) continue;
    throw new DataError(
      `Nothing was moved: other files are already where they should go, as ${name}. Move them away first.`,
    );
  }
  await copyUploads(from, to);
}
