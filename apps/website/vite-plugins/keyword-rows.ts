import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { volumes } from '@agency/content/phrase';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { toKeywordRows } from '../src/model/services/keyword-rows.ts';
import { getMeasure } from './fitted-headings.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/pages/', import.meta.url));
const ID = 'virtual:keyword-rows.css';
/** Room of a drawn separator, em. `KeywordBanner.module.css` draws it that wide. */
const SEPARATOR = 1.1;
const keywordsSchema = z.object({ keywords: z.array(z.string()) });

/**
 * `virtual:keyword-rows.css`: how wide the keywords of each banner row are, in em, so that the rows move at the
 * specified speed whatever the words and the size of the type.
 */
export function keywordRows(): Plugin {
  return {
    name: 'keyword-rows',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const measure = await getMeasure();
      const rules = globSync(`${CONTENT}*/en.yaml`).flatMap((file) => {
        const content = keywordsSchema.safeParse(parse(readFileSync(file, 'utf8')));
        if (!content.success) return [];
        return toKeywordRows(content.data.keywords).map((row, index) => {
          const axes = volumes[index === 0 ? 1 : 6];
          const cycle = row.reduce((sum, keyword) => sum + measure(keyword, axes) + SEPARATOR, 0);
          const name = `${basename(dirname(file))}-${index}`;
          return `[data-keyword-row='${name}']{--cycle:${cycle.toFixed(2)}}`;
        });
      });
      return `@layer sections{${rules.join('')}}`;
    },
  };
}
