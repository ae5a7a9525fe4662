import * as z from 'zod';

/** Name of the entry that says what a backup holds; the last one. */
export const MANIFEST_NAME = 'manifest.json';

/** The database's entry. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.sql' } as const;

/** What else of the data folder is kept, beside files and secrets. */
export const plainNames = ['dashboard-in-use.txt', 'first-admin.txt'] as const;

/** What a backup holds. */
export const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Rows of each table. */
  counts: z.record(z.string(), z.int().min(0)),
  files: z.record(z.string(), z.object({ size: z.int().min(0), sha256: z.hash('sha256') })),
});

export type Manifest = z.infer<typeof manifestSchema>;

const ENTRY =
  /^(?:database\.(?:sqlite|sql)|manifest\.json|dashboard-in-use\.txt|first-admin\.txt|(?:media|resumes|resumes\/incoming|secrets)\/(?!\.{1,2}$)[^/\\\0]+)$/;

/** Whether a backup may have an entry of this name: none leads out of the folder it is unpacked into. */
export const isEntryName = (name: string): boolean => ENTRY.test(name);
