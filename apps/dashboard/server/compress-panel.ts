// After `next build`: takes out of the panel's styles what stands there twice, and compresses scripts and styles as well as
// they can be, once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBest } from '@agency/server/content-encoding';
import { COMPRESSED, listTexts, STATIC_FOLDER } from './panel-files.ts';
import { dropRepeated } from './panel-sheets.ts';

const PAGE = 'server/app/(payload)/admin/[[...segments]]/page_client-reference-manifest.js';

/** The sheets of the panel's pages, in the order pages name them. */
function listSheets(): string[] {
  const manifest = readFileSync(join(STATIC_FOLDER, '..', PAGE), 'utf8');
  const [, json = ''] = /\] = (\{.*\});?\s*$/s.exec(manifest) ?? [];
  const { entryCSSFiles } = JSON.parse(json) as {
    entryCSSFiles: Record<string, { path: string }[]>;
  };
  const [, sheets] = Object.entries(entryCSSFiles).find(([name]) => name.endsWith('/page')) ?? [];
  if (!sheets?.length) throw new Error('the panel names no styles');
  return sheets.map(({ path }) => join(STATIC_FOLDER, '..', path));
}

const sheets = listSheets();
const single = dropRepeated(sheets.map((file) => readFileSync(file, 'utf8')));
for (const [at, file] of sheets.entries()) writeFileSync(file, single[at] ?? '');

for (const name of listTexts()) {
  const file = join(STATIC_FOLDER, name);
  writeFileSync(`${file}${COMPRESSED}`, await compressBest(readFileSync(file), 'br'));
}
