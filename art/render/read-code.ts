import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const COMMENTS = /^ *\/\*[\s\S]*?\*\/\n|^ *\/\/.*\n/gm;

/** Removes the comments that have lines of their own. */
export const removeComments = (code: string): string => code.replace(COMMENTS, '');

/**
 * The code of a folder, without comments and tests: input of the fingerprint of drawings that take long.
 * @param data modules with the data of the single drawings
 */
export const readCode = (folder: string, data: readonly string[]): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !data.includes(file))
    .map((file) => removeComments(readFileSync(resolve(folder, file), 'utf8')))
    .join('');
