import * as z from 'zod';

/** Name of the manifest, the last entry. */
export const MANIFEST_NAME = 'manifest.json';

/** Entry of the database, always an SQLite file. */
export const DATABASE_NAME = 'database.sqlite';

/** Other files of the data folder in a backup. */
export const plainNames = ['dashboard-in-use.txt', 'first-admin.txt'] as const;

export const manifestSchema = z.object({
  version: z.literal(3),
  madeAt: z.iso.datetime(),
  /** Row counts by table. */
  counts: z.record(z.string(), z.int().min(0)),
  /** Number of the other entries. */
  files: z.int().min(0),
});

export type Manifest = z.infer<typeof manifestSchema>;

const ENTRY =
  /^(?:database\.sqlite|manifest\.json|dashboard-in-use\.txt|first-admin\.txt|(?:media|resumes|resumes\/incoming|secrets)\/(?!\.{1,2}$)[^/\\\0]+)$/;

/** Whether an entry name is valid; none leaves the target folder. */
export const isEntryName = (name: string): boolean => ENTRY.test(name);
