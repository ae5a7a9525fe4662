// After `next build`: compresses scripts and styles as well as they can be, once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBest } from '@agency/server/content-encoding';
import { COMPRESSED, listTexts, STATIC_FOLDER } from './panel-files.ts';

for (const name of listTexts()) {
  const file = join(STATIC_FOLDER, name);
  writeFileSync(`${file}${COMPRESSED}`, await compressBest(readFileSync(file), 'br'));
}
