// After `npm install`: puts back the packages for other platforms that npm left out of each package-lock.json, and asks
// the registry for the checksums that are missing. A registry that does not carry a platform leaves its checksum open.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './system/commands.ts';
import {
  completeChecksums,
  completeLock,
  findMissing,
  findUnsummed,
  LOCKS,
} from './system/lock.ts';

for (const path of LOCKS) {
  const file = join(root, path);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const before = JSON.stringify(lock);
  const missing = findMissing(lock.packages);
  if (missing.length > 0) lock.packages = completeLock(lock.packages);
  lock.packages = await completeChecksums(lock.packages, getChecksum);
  if (JSON.stringify(lock) !== before) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  const open = findUnsummed(lock.packages);
  console.log(`${path}: ${missing.length} put back, ${open.length} without a checksum`);
  for (const { path: unsummed } of open) console.log(`    ${unsummed}`);
}

async function getChecksum(name: string, version: string): Promise<string | undefined> {
  try {
    const answer = await run('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json']);
    const [integrity] = /sha512-[\w+/=]+/.exec(answer) ?? [];
    return integrity;
  } catch {
    return undefined;
  }
}
