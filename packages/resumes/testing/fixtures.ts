import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'fixtures');

/** A file of `testing/fixtures`, named after the program that wrote it, or after its peculiarity. */
export interface Fixture {
  name: string;
  /** Its folder: `accepted`, or `refused/` and the problem. */
  place: string;
  bytes: Buffer;
}

/** Files that real programs wrote. */
export const fixtures: Fixture[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name, parentPath }) => ({
    name,
    place: parentPath.slice(folder.length + 1).replaceAll('\\', '/'),
    bytes: readFileSync(join(parentPath, name)),
  }));
