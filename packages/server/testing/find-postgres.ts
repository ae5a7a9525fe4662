import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps PostgreSQL's server off the PATH, in a folder a version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Folder of an installed PostgreSQL's server programs, the newest first, or nothing where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}
