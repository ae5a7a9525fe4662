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
const KEPT = 'kept-files.json';

/**
 * Puts a whole new build in the place of the present one. Files with a hash in their name stay for one more build:
 * a process still running the old build, and visitors with its pages open, go on asking for them.
 */
export function replaceBuild(current: string, fresh: string): void {
  if (existsSync(current)) {
    keepHashedFiles(current, fresh);
    const old = `${fresh}-old`;
    rmSync(old, { recursive: true, force: true });
    renameSync(current, old);
    renameSync(fresh, current);
    rmSync(old, { recursive: true, force: true });
  } else {
    renameSync(fresh, current);
  }
}

function keepHashedFiles(current: string, fresh: string) {
  const keptBefore = new Set(readKept(current));
  const made = new Set(listFiles(join(fresh, HASHED)));
  const kept = listFiles(join(current, HASHED)).filter(
    (name) => !made.has(name) && !keptBefore.has(name),
  );
  mkdirSync(join(fresh, HASHED), { recursive: true });
  for (const name of kept) linkSync(join(current, HASHED, name), join(fresh, HASHED, name));
  writeFileSync(join(fresh, KEPT), JSON.stringify(kept));
}

function readKept(build: string): string[] {
  const file = join(build, KEPT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
