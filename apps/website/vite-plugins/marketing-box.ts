import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { MARKETING_BOX_STYLE } from '../src/model/marketing-box.ts';

const WORDS = ['pages/contact-us', 'services'].map((folder) =>
  fileURLToPath(new URL(`../../../packages/content/${folder}/en.yaml`, import.meta.url)),
);
const ID = 'virtual:marketing-box.css';
const markedSchema = z.object({ form: z.object({ marketing: z.string() }) });

/** `virtual:marketing-box.css`: the box for marketing, where the words of a form have one; else nothing, so that nobody loads it. */
export function marketingBox(): Plugin {
  return {
    name: 'marketing-box',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const isShown = WORDS.some(
        (file) => markedSchema.safeParse(parse(readFileSync(file, 'utf8'))).success,
      );
      return isShown ? MARKETING_BOX_STYLE : '';
    },
  };
}
