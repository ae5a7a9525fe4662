import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadShaper, readTypeface } from '@agency/brand/typeface';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRange, toCharacters } from './core-typeface.ts';
import { getTable, readTables, writeTables } from './font-tables.ts';
import { roundKerning } from './round-kerning.ts';
import { openFont, shapeText } from './testing/open-font.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content/', import.meta.url));
const STEP = 5;
/** Short texts of the site, such as headings. */
const LINES = globSync(`${CONTENT}*/*/en.yaml`).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/: ([A-Z][^\n:"{]{4,28})$/gm)].map(
    ([, text = '']) => text,
  ),
);
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

/** How long a line is, in thousandths of its size. */
const measureLine = (font: ReturnType<typeof openFont>, text: string) =>
  shapeText(loaded.shaper, font, text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);

/** The first lookup of a `GPOS`, and the pairs that its extension leads to. */
function findLookup(gpos: Buffer): number {
  const list = gpos.readUInt16BE(8);
  return list + gpos.readUInt16BE(list + 2);
}

function findPairs(gpos: Buffer): number {
  const extension = findLookup(gpos) + gpos.readUInt16BE(findLookup(gpos) + 6);
  return extension + gpos.readUInt32BE(extension + 4);
}

/** How far each pair moves its letters together, and how it is drawn. */
function shapePairs(file: Buffer, axes: Record<string, number>) {
  const font = openFont(loaded.shaper, file, axes);
  return PAIRS.map((pair) => {
    const [first, second] = shapeText(loaded.shaper, font, pair);
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

  it('moves the end of no line of the site by more than 15 thousandths of its size', () => {
    expect(LINES.length).toBeGreaterThan(200);
    for (const axes of [...CORNERS, ...BETWEEN]) {
      const [before, after] = [
        openFont(loaded.shaper, cut, axes),
        openFont(loaded.shaper, rounded, axes),
      ];
      for (const line of LINES)
        expect(Math.abs(measureLine(after, line) - measureLine(before, line)), line).toBeLessThan(
          16,
        );
    }
  });

  describe('refuses a typeface', () => {
    const CHANGES: Record<string, [string, (table: Buffer) => void]> = {
      'that does more than kern': ['GPOS', (gpos) => gpos.writeUInt16BE(4, findLookup(gpos))],
      'whose pairs are in another form': ['GPOS', (gpos) => gpos.writeUInt16BE(3, findPairs(gpos))],
      'in which the second letter moves': [
        'GPOS',
        (gpos) => gpos.writeUInt16BE(4, findPairs(gpos) + 6),
      ],
      'without variations': ['GDEF', (gdef) => gdef.writeUInt32BE(0x00010002, 0)],
      'whose carets may vary': ['GDEF', (gdef) => gdef.writeUInt16BE(18, 8)],
      'with rows of long numbers': [
        'GDEF',
        (gdef) => {
          const store = gdef.readUInt32BE(14);
          const part = store + gdef.readUInt32BE(store + 8);
          gdef.writeUInt16BE(0x8000 | gdef.readUInt16BE(part + 2), part + 2);
        },
      ],
      'that varies between its corners': [
        'GDEF',
        (gdef) => {
          const store = gdef.readUInt32BE(14);
          gdef.writeInt16BE(-0x2000, store + gdef.readUInt32BE(store + 2) + 6);
        },
      ],
      'that has no region of its own for a corner': [
        'GDEF',
        (gdef) => {
          const store = gdef.readUInt32BE(14);
          const regions = store + gdef.readUInt32BE(store + 2);
          gdef.writeUInt16BE(gdef.readUInt16BE(regions + 2) - 1, regions + 2);
        },
      ],
    };

    it.each(Object.entries(CHANGES))('%s', (_, [tag, change]) => {
      const tables = readTables(cut);
      change(getTable(tables, tag));
      const other = writeTables(cut.readUInt32BE(0), tables);
      expect(() => roundKerning(other, STEP)).toThrow('typeface');
    });
  });
});
