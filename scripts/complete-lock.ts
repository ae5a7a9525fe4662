// After `npm install`: puts back the packages for other platforms that npm left out of package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './system/commands.ts';
import { completeLock, findMissing } from './system/lock.ts';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = findMissing(lock.packages);
if (missing.length > 0) {
  lock.packages = completeLock(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${missing.length} put back`);
