import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/commands.ts';

/** The release that the next one is tested against (docs/deployment.md). */
export interface LastRelease {
  commit: string;
  /** Its newest migration of each database. */
  sqlite: string;
  postgres: string;
}

/** Where it is noted, from the root. */
export const LAST_RELEASE_FILE = 'apps/dashboard/src/migrations/last-release.json';

/** The release that is noted as the last one. */
export const readLastRelease = (): LastRelease =>
  JSON.parse(readFileSync(join(root, LAST_RELEASE_FILE), 'utf8'));

/** A note of the sources as they are. @param commit they are at */
export const toLastRelease = (commit: string): LastRelease => ({
  commit,
  sqlite: findNewest('sqlite'),
  postgres: findNewest('postgres'),
});

function findNewest(kind: 'sqlite' | 'postgres'): string {
  const names = readdirSync(join(root, 'apps/dashboard/src/migrations', kind))
    .flatMap((file) => /^(\d+_\d+_\w+)\.ts$/.exec(file)?.[1] ?? [])
    .sort();
  const newest = names.at(-1);
  if (!newest) throw new Error(`There is no migration for ${kind}.`);
  return newest;
}
