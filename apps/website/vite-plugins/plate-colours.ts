import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CaseStudy, caseStudySchema } from '@agency/content/schemas/case-study';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { toCropRule, toWorldRule } from '../src/model/work/world-rules.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/case-studies/', import.meta.url));
const ID = 'virtual:plate-colours.css';

/**
 * `virtual:plate-colours.css`: each client's plate and world, and the crops of its pictures, as rules, because the policy
 * forbids `style` attributes. A page keeps its own (`server/page-styles.ts`).
 */
export function plateColours(): Plugin {
  return {
    name: 'plate-colours',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const rules = globSync(`${CONTENT}*/en.yaml`).flatMap((file) =>
        toRules(basename(dirname(file)), caseStudySchema.parse(parse(readFileSync(file, 'utf8')))),
      );
      return [...new Set(rules)].join('');
    },
  };
}

function toRules(id: string, { colour, world, aperture, blocks }: CaseStudy): string[] {
  const crops = blocks.map((block) => (block.kind === 'gallery' ? block.crop : undefined));
  return [
    `@layer tokens{[data-plate='${id}']{--plate:${colour}}}`,
    toWorldRule(id, world, colour).css,
    ...[aperture?.crop, ...crops].flatMap((crop) => (crop ? [toCropRule(crop).css] : [])),
  ];
}
