import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { DashboardSettings } from '../platform/settings.ts';

/** How the schedule's last try went; in the data folder, because every process and the panel read it. */
const statusSchema = z.object({
  /** When it began. */
  triedAt: z.coerce.date(),
  /** Time of the last backup that was made, if any was. */
  goodAt: z.coerce.date().optional(),
  /** Why the last try failed, in plain words with what to do; nothing when it did not, or is under way. */
  problem: z.string().optional(),
});

export type BackupStatus = z.infer<typeof statusSchema>;

const toStatusPath = (dataDir: string) => join(dataDir, 'backup-status.json');

/** Reads it. Nothing before the first try. */
export function readBackupStatus({
  DATA_DIR,
}: Pick<DashboardSettings, 'DATA_DIR'>): BackupStatus | undefined {
  try {
    return statusSchema.parse(JSON.parse(readFileSync(toStatusPath(DATA_DIR), 'utf8')));
  } catch {
    // Missing, or cut off on a full disk: nothing is known then.
    return undefined;
  }
}

/** Writes it, even where the disk has no room for another file. */
export async function writeBackupStatus(
  { DATA_DIR }: Pick<DashboardSettings, 'DATA_DIR'>,
  status: BackupStatus,
): Promise<void> {
  const path = toStatusPath(DATA_DIR);
  const text = JSON.stringify(status);
  try {
    await writeFile(`${path}.new`, text, { mode: 0o600, flush: true });
    await rename(`${path}.new`, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    await writeFile(path, text, { mode: 0o600 });
  }
}
