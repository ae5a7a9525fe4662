import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { DashboardSettings } from '../platform/settings.ts';

/** Result of the last scheduled attempt. It is in the data folder, because every process and the panel read it. */
const statusSchema = z.object({
  triedAt: z.coerce.date(),
  /** Time of the last good backup. */
  goodAt: z.coerce.date().optional(),
  /** Why the last attempt failed, with advice; nothing if it succeeded or is running. */
  problem: z.string().optional(),
});

export type BackupStatus = z.infer<typeof statusSchema>;

const toStatusPath = (dataDir: string) => join(dataDir, 'backup-status.json');

/** Reads the status; nothing before the first attempt. */
export function readBackupStatus({
  DATA_DIR,
}: Pick<DashboardSettings, 'DATA_DIR'>): BackupStatus | undefined {
  try {
    return statusSchema.parse(JSON.parse(readFileSync(toStatusPath(DATA_DIR), 'utf8')));
  } catch {
    // Missing, or truncated on a full disk.
    return undefined;
  }
}

/** Writes the status, in place if the disk is full. */
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
