import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMeasure } from '@agency/brand/measure';
import { readBrand } from '@agency/brand/read-brand';
import { fillBrand } from '@agency/content/brand-words';
import { findHeadings, type NamedHeading, toHeadingRule } from '@agency/content/heading-fit';
import { defaultLanguage } from '@agency/content/languages';
import { toAxes } from '@agency/content/phrase';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { toClientHeading } from '../src/model/work/case-study.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/pages/', import.meta.url));
const CASE_STUDIES = fileURLToPath(
  new URL('../../../packages/content/case-studies/', import.meta.url),
);
const ID = 'virtual:fitted-headings.css';
const clientSchema = z.object({ client: z.string().min(1) });

function getHeadings(): NamedHeading[] {
  const brand = readBrand();
  return globSync(`${CONTENT}*/en.yaml`).flatMap((file) =>
    findHeadings(
      relative(CONTENT, dirname(file)),
      parse(fillBrand(readFileSync(file, 'utf8'), brand, defaultLanguage)),
    ),
  );
}

/** A case study's heading is its client's name; it is known by the folder. */
function getClientHeadings(): NamedHeading[] {
  return globSync(`${CASE_STUDIES}*/en.yaml`).map((file) => {
    const { client } = clientSchema.parse(parse(readFileSync(file, 'utf8')));
    return {
      name: `case-studies/${relative(CASE_STUDIES, dirname(file))}`,
      heading: toClientHeading(client),
    };
  });
}

/** The axes of a letter at every height to which one can rise: words typed later have letters at others than ours. */
function toLetterRules(): string[] {
  return Array.from({ length: 101 }, (_, rise) => {
    const { stretch, weight, tracking } = toAxes(rise);
    return `[data-rise='${rise}']{font-stretch:${stretch.toFixed(1)}%;font-weight:${weight.toFixed(0)};letter-spacing:${tracking.toFixed(4)}em}`;
  });
}

/**
 * Measures every page heading with the real font, so that its dot lands on the margin whatever the words are:
 * `virtual:fitted-headings.css` holds each page's width in em, that of its rising word, and the axes of a rising
 * letter. Headings that are changed later are measured by the same function (`src/i18n/word-rules.ts`).
 */
export function fittedHeadings(): Plugin {
  return {
    name: 'fitted-headings',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const measure = await openMeasure();
      const headings = [...getHeadings(), ...getClientHeadings()];
      const rules = headings.map((heading) => toHeadingRule(heading, measure));
      return `@layer type{${rules.join('')}${toLetterRules().join('')}}`;
    },
  };
}
