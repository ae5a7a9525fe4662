import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';

/**
 * A picture of the content folder as it was committed, such as `case-studies/wise`, `small.webp`. The program runs inside the
 * project, wherever a bundler moved this code.
 */
export const readArt = (place: string, file: string): Promise<Buffer> =>
  readFile(join(findProjectRoot(process.cwd()), 'packages/content', place, file));
