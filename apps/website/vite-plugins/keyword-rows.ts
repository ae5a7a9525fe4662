import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMeasure } from '@agency/brand/measure';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { toKeywordRule, toNamedRows } from '../src/model/services/keyword-rows.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/pages/', import.meta.url));
const ID = 'virtual:keyword-rows.css';
const keywordsSchema = z.object({ keywords: z.array(z.string()) });

/** `virtual:keyword-rows.css`: how wide the rows of every keyword banner are (`toKeywordRule`). */
export function keywordRows(): Plugin {
  return {
    name: 'keyword-rows',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const measure = await openMeasure();
      const rules = globSync(`${CONTENT}*/en.yaml`).flatMap((file) => {
        const content = keywordsSchema.safeParse(parse(readFileSync(file, 'utf8')));
        if (!content.success) return [];
        const rows = toNamedRows(basename(dirname(file)), content.data.keywords);
        return rows.map((row) => toKeywordRule(row, measure));
      });
      return `@layer sections{${rules.join('')}}`;
    },
  };
}
