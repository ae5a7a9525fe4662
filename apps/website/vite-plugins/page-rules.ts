import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measure, openMeasure } from '@agency/brand/measure';
import { readBrand } from '@agency/brand/read-brand';
import { fillBrand } from '@agency/content/brand-placeholders';
import { defaultLanguage } from '@agency/content/languages';
import { placeSchema } from '@agency/content/schemas/company';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { toClientHeading } from '../src/features/case-studies/case-study.ts';
import { toCropRule, toPlateRule, toThemeRule } from '../src/features/case-studies/theme-rules.ts';
import {
  findMeasuredRules,
  type MeasuredRule,
  toHeadingRules,
  toLetterRules,
} from '../src/model/measured-rules.ts';
import type { PageRule } from '../src/model/page-rules.ts';
import { type MapFrame, mapFrames, toMapPoint } from '../src/model/sound-map.ts';
import { readCaseStudyFiles } from './case-study-files.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/', import.meta.url));
const ID = 'virtual:page-rules';
const mapSchema = z.object({ story: z.object({ places: z.array(placeSchema).min(1) }) });

/**
 * `virtual:page-rules`: CSS that depends on content files, because the policy forbids `style` attributes.
 * `src/middleware.ts` adds the rules of attributes that occur in a page. Overrides are measured by the same functions
 * (`src/i18n/copy-rules.ts`).
 */
export function pageRules(): Plugin {
  return {
    name: 'page-rules',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const measure = await openMeasure();
      const rules = [
        ...toLetterRules(),
        ...readPageRules(measure),
        ...readCaseStudyRules(measure),
        ...readMapPinRules(),
      ];
      return `export default ${JSON.stringify(rules)}`;
    },
  };
}

const measureAll = (rules: readonly MeasuredRule[], measure: Measure): PageRule[] =>
  rules.map(({ attribute, toCss }) => ({ attribute, css: toCss(measure) }));

/** Headings and keywords of pages. */
function readPageRules(measure: Measure): PageRule[] {
  const brand = readBrand();
  return globSync(`${CONTENT}pages/*/${defaultLanguage.tag}.yaml`).flatMap((file) => {
    const copy: unknown = parse(fillBrand(readFileSync(file, 'utf8'), brand, defaultLanguage));
    return measureAll(findMeasuredRules(basename(dirname(file)), copy), measure);
  });
}

/** Heading, colours and crops of case studies. */
function readCaseStudyRules(measure: Measure): PageRule[] {
  return readCaseStudyFiles().flatMap(({ folder: id, caseStudy }) => {
    const { client, colour, world, aperture, blocks } = caseStudy;
    const heading = toHeadingRules({
      name: `case-studies/${id}`,
      heading: toClientHeading(client),
    });
    const crops = [aperture, ...blocks].flatMap((part) =>
      part && 'crop' in part && part.crop ? [toCropRule(part.crop)] : [],
    );
    const colours = [toPlateRule(id, colour), toThemeRule(id, world, colour)];
    return [...measureAll(heading, measure), ...colours, ...crops];
  });
}

/** Positions of the offices on the sound map. */
function readMapPinRules(): PageRule[] {
  const file = `${CONTENT}pages/company/${defaultLanguage.tag}.yaml`;
  const { places } = mapSchema.parse(parse(readFileSync(file, 'utf8'))).story;
  const [source] = places;
  return places.map((place) => {
    const toCss = (frame: MapFrame) => {
      const [x, y] = toMapPoint(place, source ?? place, frame);
      const left = ((x / frame.width) * 100).toFixed(2);
      const top = ((y / frame.height) * 100).toFixed(2);
      return `[data-pin='${place.code}']{--x:${left}%;--y:${top}%}`;
    };
    const narrow = `@media (width < 768px){${toCss(mapFrames.tall)}}`;
    return {
      attribute: `data-pin="${place.code}"`,
      css: `@layer tokens{${toCss(mapFrames.wide)}${narrow}}`,
    };
  });
}
