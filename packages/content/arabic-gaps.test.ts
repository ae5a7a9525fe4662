import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARABIC_TYPEFACE, openTypeface } from '@agency/brand/typeface';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { isArabic, toArabicAxes } from './arabic.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));
const runSchema = z.object({
  text: z.string(),
  volume: z.literal([1, 2, 3, 4, 5, 6, 'crescendo']),
});

/** Every text with a volume, wherever it is in a file of copy. */
function findRuns(copy: unknown): z.infer<typeof runSchema>[] {
  if (typeof copy !== 'object' || copy === null) return [];
  const run = runSchema.safeParse(copy);
  return run.success ? [run.data] : Object.values(copy).flatMap(findRuns);
}

const { face, shaper } = await openTypeface(ARABIC_TYPEFACE);

/** The gaps between letters that do not overlap, from the right, in units of the font. */
function measureGaps(text: string, volume: number): number[] {
  const { weight, elongation } = toArabicAxes(20 * (volume - 1));
  const font = new shaper.Font(face);
  font.setVariations([
    new shaper.Variation('wght', weight),
    new shaper.Variation('HEXP', elongation),
  ]);
  const buffer = new shaper.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shaper.shape(font, buffer);
  let pen = 0;
  const inks = buffer.getGlyphInfosAndPositions().flatMap((glyph) => {
    const numbers = font.glyphToPath(glyph.codepoint).match(/-?[\d.]+/g) ?? [];
    const xs = numbers
      .filter((_, i) => i % 2 === 0)
      .map((x) => Number(x) + pen + (glyph.xOffset ?? 0));
    pen += glyph.xAdvance ?? 0;
    // Marks have no advance width: they are above or below a letter.
    return xs.length > 0 && glyph.xAdvance ? [{ from: Math.min(...xs), to: Math.max(...xs) }] : [];
  });
  return inks
    .slice(1)
    .map(({ from }, i) => from - Math.max(...inks.slice(0, i + 1).map(({ to }) => to)));
}

const headings = globSync('**/ar.yaml', { cwd: folder }).flatMap((file) =>
  findRuns(parse(readFileSync(`${folder}${file}`, 'utf8')))
    .filter(({ text }) => isArabic(text))
    .map(({ text, volume }) => ({
      file: relative('.', file),
      text,
      volume: volume === 'crescendo' ? 6 : volume,
    })),
);

it('finds the headings of every page', () => {
  expect(headings.length).toBeGreaterThan(100);
});

it('leaves no gap in a word above 0.35 of the space between words, in any heading', () => {
  const wide = headings.flatMap(({ file, text, volume }) => {
    const [space = 0] = measureGaps('ا ا', volume);
    return text.split(' ').flatMap((word) => {
      const gap = Math.max(0, ...measureGaps(word, volume)) / space;
      return gap > 0.35 ? [`${file}: ${word} at volume ${volume}: ${gap.toFixed(2)}`] : [];
    });
  });
  expect(wide).toEqual([]);
});
