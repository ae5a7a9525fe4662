import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const sideSchema = z.object({
  /** Database URL without password. */
  database: z.string(),
  /** Bucket; missing for the data folder. */
  bucket: z.string().optional(),
});

/** State of a move, in the data folder, so that the same command can resume it. */
const stateSchema = z.object({
  from: sideSchema,
  to: sideSchema,
  /** `copying` rows; `placing` during the commit in the target; `moved` when the old database rejects writes. */
  state: z.enum(['copying', 'placing', 'moved']),
  /** Checksums of the copied tables, to detect later changes. */
  sums: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })).optional(),
});

export type MoveState = z.infer<typeof stateSchema>;

/** Source or target of a move. */
export type MoveSide = z.infer<typeof sideSchema>;

const toPath = (dataDir: string) => join(dataDir, 'move.json');

export function readMoveState(dataDir: string): MoveState | undefined {
  const path = toPath(dataDir);
  if (!existsSync(path)) return undefined;
  return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Writes the state durably. */
export async function writeMoveState(dataDir: string, note: MoveState): Promise<void> {
  const path = toPath(dataDir);
  await writeFile(`${path}.new`, JSON.stringify(note, null, 2), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  const folder = await open(dataDir, 'r');
  await folder.sync().finally(() => folder.close());
}

export const removeMoveState = (dataDir: string): Promise<void> =>
  rm(toPath(dataDir), { force: true });

/** Removes the password from a database URL. */
export function hidePassword(url: string): string {
  if (url.startsWith('file:')) return url;
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
