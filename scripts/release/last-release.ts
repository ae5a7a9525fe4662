import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/commands.ts';

/** The release that the next one is tested against (docs/deployment.md). */
export interface LastRelease {
  /** Null before the first release. */
  commit: string | null;
  /** The newest migration of each database. */
  sqlite: string;
  postgres: string;
}

/** Where it is recorded, relative to the root. */
export const LAST_RELEASE_FILE = 'apps/dashboard/src/migrations/last-release.json';

export const readLastRelease = (): LastRelease =>
  JSON.parse(readFileSync(join(root, LAST_RELEASE_FILE), 'utf8'));

/** The record of the current sources. @param commit their commit */
export const toLastRelease = (commit: string): LastRelease => ({
  commit,
  sqlite: findNewest('sqlite'),
  postgres: findNewest('postgres'),
});

function findNewest(kind: 'sqlite' | 'postgres'): string {
  const files = readdirSync(join(root, 'apps/dashboard/src/migrations', kind)).sort();
  const newest = files.findLast((file) => /^\d+_\d+_\w+\.ts$/.test(file));
  if (!newest) throw new Error(`There is no migration for ${kind}.`);
  return newest.replace(/\.ts$/, '');
}
