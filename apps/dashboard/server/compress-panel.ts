// After `next build`: compresses scripts and styles once, as well as possible (panel-files.ts).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBest } from '@agency/server/content-encoding';
import { COMPRESSED, STATIC_FOLDER } from './panel-files.ts';

/** Browsers then compile a script while it downloads. By default they compile it later, and block the page meanwhile. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

for (const name of globSync('**/*.{js,css}', { cwd: STATIC_FOLDER })) {
  const file = join(STATIC_FOLDER, name);
  const text = (name.endsWith('.js') ? COMPILE_HINT : '') + readFileSync(file, 'utf8');
  writeFileSync(`${file}${COMPRESSED}`, await compressBest(Buffer.from(text), 'br'));
}
