import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('node_modules/.cache/drawn');

/**
 * What an earlier build drew from the same things; drawn and kept where there is none. Build time only.
 * @param things all that the drawing depends on, the source of the code that draws included
 */
export async function keepBetweenBuilds(
  things: readonly (string | Buffer)[],
  draw: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const thing of things) hash.update(`${thing.length}:`).update(thing);
  const file = resolve(folder, hash.digest('hex').slice(0, 32));
  if (existsSync(file)) return readFileSync(file);
  const drawn = await draw();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, drawn);
  renameSync(`${file}.${process.pid}`, file);
  return drawn;
}
