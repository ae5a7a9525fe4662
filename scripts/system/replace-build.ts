import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const HASHED = 'client/_astro';
/** The hashed files that a build copied from the previous one. */
const RETAINED = 'kept-files.json';

/**
 * Replaces a build by a new one. Hashed files stay for one more build: the running process and open pages still request
 * them.
 */
export function replaceBuild(current: string, fresh: string): void {
  const old = `${fresh}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) {
    retainHashedFiles(current, fresh);
    renameSync(current, old);
  }
  renameSync(fresh, current);
  rmSync(old, { recursive: true, force: true });
}

function retainHashedFiles(current: string, fresh: string) {
  const list = join(current, RETAINED);
  const older: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  mkdirSync(join(fresh, HASHED), { recursive: true });
  const skipped = new Set([...older, ...readdirSync(join(fresh, HASHED))]);
  const retained = listFiles(join(current, HASHED)).filter((name) => !skipped.has(name));
  for (const name of retained) linkSync(join(current, HASHED, name), join(fresh, HASHED, name));
  writeFileSync(join(fresh, RETAINED), JSON.stringify(retained));
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
