import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/system/commands.ts';

const folder = join(root, 'apps/website/src/content/pages');

/** As much of the words of pages as their demands are made from. */
interface PageWords {
  landing: { carousel: { label: string } };
  'our-savvy': { teams: { heading: string } };
  'privacy-policy': { sections: { title: string }[] };
}

/** The words of a page, as they are written in its file. */
export function readPageWords<Name extends keyof PageWords>(page: Name): PageWords[Name] {
  return parse(readFileSync(join(folder, page, 'en.yaml'), 'utf8').replaceAll('’', "'"));
}
