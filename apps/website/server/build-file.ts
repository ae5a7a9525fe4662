import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '@agency/server/settings';

/** Reads a file that a finished build has beside its pages. Throws when there is none. */
export function readBuildFile(distFolder: string, name: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(distFolder, name), 'utf8');
  } catch {
    throw new SettingsError('Cannot start: the website is not built. Run `npm run build` first.');
  }
  return JSON.parse(text);
}
