import { readFileSync } from 'node:fs';
import { loadShaper, readTypeface } from '@agency/brand/typeface';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRange, toCharacters } from './core-typeface.ts';
import { getTable, readTables, writeTables } from './font-tables.ts';
import { roundKerning } from './round-kerning.ts';

const STEP = 5;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-’“”&'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const CORNERS = [75, 100, 125].flatMap((wdth) => [200, 900].map((wght) => ({ wdth, wght })));
const BETWEEN = [
  { wdth: 87, wght: 400 },
  { wdth: 118, wght: 800 },
];

let loaded: Awaited<ReturnType<typeof loadShaper>>;
let cut: Buffer;
let rounded: Buffer;

beforeAll(async () => {
  loaded = await loadShaper();
  const styles = readFileSync(new URL('../src/styles/type.css', import.meta.url), 'utf8');
  cut = Buffer.from(
    await subsetFont(readTypeface(), toCharacters(findRange(styles, 'mona-sans-core.woff2')), {
      targetFormat: 'sfnt',
      keepFeatures: ['kern'],
      noLayoutClosure: true,
    }),
  );
  // As it is sent, and as a browser unpacks it.
  const sent = await loaded.convert(roundKerning(cut, STEP), 'woff2');
  rounded = Buffer.from(await loaded.convert(sent, 'sfnt'));
});

/** How far each pair moves its letters together, and how it is drawn. */
function shapePairs(file: Buffer, axes: Record<string, number>) {
  const { shaper } = loaded;
  const font = new shaper.Font(new shaper.Face(new shaper.Blob(Uint8Array.from(file).buffer)));
  font.setVariations(Object.entries(axes).map(([tag, at]) => new shaper.Variation(tag, at)));
  return PAIRS.map((pair) => {
    const buffer = new shaper.Buffer();
    buffer.addText(pair);
    buffer.guessSegmentProperties();
    shaper.shape(font, buffer);
    const [first, second] = buffer.getGlyphInfosAndPositions();
    if (!first || !second) throw new Error(`“${pair}” is no pair.`);
    return {
      pair,
      kerning: (first.xAdvance ?? 0) - font.glyphHAdvance(first.codepoint),
      width: second.xAdvance,
      drawing: font.glyphToPath(first.codepoint),
    };
  });
}

describe('rounded kerning', () => {
  it.each(CORNERS)('is within half a step of what it was, and on it, at %o', (corner) => {
    const before = shapePairs(cut, corner);
    const after = shapePairs(rounded, corner);
    expect(before.some(({ kerning }) => kerning % STEP)).toBe(true);
    for (const [index, { kerning, pair }] of after.entries()) {
      expect(Math.abs(kerning % STEP), pair).toBe(0);
      expect(Math.abs(kerning - (before[index]?.kerning ?? 0)), pair).toBeLessThanOrEqual(STEP / 2);
    }
  });

  it.each(BETWEEN)('is as near between the corners, at %o', (axes) => {
    const before = shapePairs(cut, axes);
    // One more, as each is rounded to a unit.
    for (const [index, { kerning, pair }] of shapePairs(rounded, axes).entries())
      expect(Math.abs(kerning - (before[index]?.kerning ?? 0)), pair).toBeLessThan(STEP / 2 + 1);
  });

  it('leaves the letters as they are', () => {
    for (const axes of BETWEEN) {
      const look = (file: Buffer) =>
        shapePairs(file, axes).map(({ drawing, width }) => `${width} ${drawing}`);
      expect(look(rounded)).toEqual(look(cut));
    }
  });

  it('makes the file shorter by more than a tenth', async () => {
    const [before, after] = [
      await loaded.convert(cut, 'woff2').then(({ length }) => length),
      await loaded.convert(roundKerning(cut, STEP), 'woff2').then(({ length }) => length),
    ];
    expect(after).toBeLessThan(0.9 * before);
  });

  it('refuses a typeface that does more than kern', () => {
    const tables = readTables(cut);
    const gpos = getTable(tables, 'GPOS');
    const lookup = gpos.readUInt16BE(8) + gpos.readUInt16BE(gpos.readUInt16BE(8) + 2);
    gpos.writeUInt16BE(4, lookup);
    const other = writeTables(cut.readUInt32BE(0), tables);
    expect(() => roundKerning(other, STEP)).toThrow('more with its letters');
  });
});
