import * as z from 'zod';

/** Name of the entry that says what a backup holds; the last one but its seal. */
export const MANIFEST_NAME = 'manifest.json';

/** Name of the entry behind it, of an encrypted backup: a hash of the manifest that nobody makes without the key. */
export const SEAL_NAME = 'manifest.seal';

/** The database's entry. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

/** What else of the data folder is kept, beside files and secrets. */
export const plainNames = ['dashboard-in-use.txt', 'first-admin.txt'] as const;

/** What a backup holds. */
export const manifestSchema = z.object({
  version: z.literal(2),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Rows of each table. */
  counts: z.record(z.string(), z.int().min(0)),
  files: z.record(z.string(), z.object({ size: z.int().min(0), sha256: z.hash('sha256') })),
});

export type Manifest = z.infer<typeof manifestSchema>;

const ENTRY =
  /^(?:database\.(?:sqlite|dump)|manifest\.(?:json|seal)|dashboard-in-use\.txt|first-admin\.txt|(?:media|resumes|resumes\/incoming|secrets)\/(?!\.{1,2}$)[^/\\\0]+)$/;

/** Whether a backup may have an entry of this name: none leads out of the folder it is unpacked into. */
export const isEntryName = (name: string): boolean => ENTRY.test(name);
