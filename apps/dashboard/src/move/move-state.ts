import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const sideSchema = z.object({
  /** Address of the database, without its password. */
  database: z.string(),
  /** The bucket; nothing for the data folder. */
  bucket: z.string().optional(),
});

/** What is known of a move that was begun: kept in the data folder, so that the same command goes on with it. */
const noteSchema = z.object({
  from: sideSchema,
  to: sideSchema,
  /** `copying` until the rows are whole; `placing` while they become those of the target; `moved` when the old database refuses writes. */
  state: z.enum(['copying', 'placing', 'moved']),
  /** Rows of each table as they were placed, to know whether somebody used them since. */
  sums: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })).optional(),
});

export type MoveState = z.infer<typeof noteSchema>;

/** One end of a move, as it is written down. */
export type MoveSide = z.infer<typeof sideSchema>;

const toPath = (dataDir: string) => join(dataDir, 'move.json');

/** Reads the note. */
export function readMoveState(dataDir: string): MoveState | undefined {
  const path = toPath(dataDir);
  if (!existsSync(path)) return undefined;
  return noteSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Writes the note; when this resolves, it is there after a power cut, too. */
export async function writeMoveState(dataDir: string, note: MoveState): Promise<void> {
  const path = toPath(dataDir);
  await writeFile(`${path}.new`, JSON.stringify(note, null, 2), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  const folder = await open(dataDir, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Removes the note. */
export const removeMoveState = (dataDir: string): Promise<void> =>
  rm(toPath(dataDir), { force: true });

/** An address of a database as it may be written down and shown. */
export function hidePassword(url: string): string {
  if (url.startsWith('file:')) return url;
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
