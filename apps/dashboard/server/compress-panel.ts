// After `next build`: compresses scripts and styles once, as well as possible (panel-files.ts).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBest } from '@agency/server/content-encoding';
import { COMPRESSED, STATIC_FOLDER } from './panel-files.ts';

for (const name of globSync('**/*.{js,css}', { cwd: STATIC_FOLDER })) {
  const file = join(STATIC_FOLDER, name);
  writeFileSync(`${file}${COMPRESSED}`, await compressBest(readFileSync(file), 'br'));
}
