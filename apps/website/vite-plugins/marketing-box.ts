import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';

const WORDS = ['pages/contact-us', 'services'].map((folder) =>
  fileURLToPath(new URL(`../../../packages/content/${folder}/en.yaml`, import.meta.url)),
);
const ID = 'virtual:marketing-box.css';
const markedSchema = z.object({ form: z.object({ marketing: z.string() }) });

const STYLE = `@layer sections {
  [data-marketing-box] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    max-inline-size: 44em;
    margin-block-start: 16px;
    padding-block: 10px;
    cursor: pointer;
  }
  [data-marketing-box] input {
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--black);
  }
}`;

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
      return isShown ? STYLE : '';
    },
  };
}
