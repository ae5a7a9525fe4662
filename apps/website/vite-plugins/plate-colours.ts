import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';

const CONTENT = fileURLToPath(new URL('../../../packages/content/case-studies/', import.meta.url));
const ID = 'virtual:plate-colours.css';
const platedSchema = z.object({ colour: z.string().regex(/^#[0-9a-f]{6}$/i) });

/** `virtual:plate-colours.css`: each client's colour as a rule, because the policy forbids `style` attributes. */
export function plateColours(): Plugin {
  return {
    name: 'plate-colours',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const rules = globSync(`${CONTENT}*/en.yaml`).map((file) => {
        const { colour } = platedSchema.parse(parse(readFileSync(file, 'utf8')));
        return `[data-plate='${basename(dirname(file))}']{--plate:${colour}}`;
      });
      return `@layer tokens{${rules.join('')}}`;
    },
  };
}
