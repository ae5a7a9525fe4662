import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Measure, openMeasure } from '@agency/brand/measure';
import { readBrand } from '@agency/brand/read-brand';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { fillCopy } from './brand-placeholders.ts';
import { findHeadings, fitHeading, toHeadingRule } from './heading-fit.ts';
import { defaultLanguage } from './languages.ts';

/** Width in em of the longest readable heading on a phone: 24 px at a viewport of 390 px. */
const WIDEST_ON_PHONE = 14.5;

let measure: Measure;
beforeAll(async () => {
  measure = await openMeasure();
});

const headings = globSync(join(import.meta.dirname, 'pages/*/en.yaml')).flatMap((file) =>
  findHeadings(
    basename(dirname(file)),
    fillCopy(parse(readFileSync(file, 'utf8')), readBrand(), defaultLanguage),
  ),
);

test.each(headings)('$name can be read on a phone', ({ heading }) => {
  const { narrow, wide } = fitHeading(heading, measure);
  expect(narrow).toBeGreaterThan(1);
  expect(narrow).toBeLessThan(WIDEST_ON_PHONE);
  expect(wide).toBeGreaterThan(1);
});

describe('a heading', () => {
  const heading = {
    lines: [
      [
        { text: 'Our', volume: 1 as const },
        { text: 'Savvy', volume: 'crescendo' as const },
      ],
    ],
    end: 'dot' as const,
    narrow: 'runs' as const,
  };

  it('is as wide as its runs, the gaps between them and its end', () => {
    const em: Measure = (text) => text.length;
    expect(fitHeading(heading, em)).toEqual({
      wide: 3 + 5 + 0.17 + 0.26,
      narrow: 5 + 0.26,
      rise: 5,
      first: 3,
    });
  });

  it('is converted to a CSS rule that contains only numbers', () => {
    expect(toHeadingRule({ name: 'our-savvy', heading }, measure)).toMatch(
      /^\[data-fit='our-savvy'\]\{--fit:[\d.]+;--fit-narrow:[\d.]+;--rise:[\d.]+;--first:[\d.]+\}$/,
    );
  });

  it('has room for letters that the typeface lacks', () => {
    const foreign = { ...heading, lines: [[{ text: '響き', volume: 6 as const }]] };
    expect(fitHeading(foreign, measure).wide).toBeGreaterThan(1.9);
  });
});
