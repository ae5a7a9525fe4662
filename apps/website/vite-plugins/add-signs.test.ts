import { readFileSync } from 'node:fs';
import { ARABIC_TYPEFACE, loadShaper, readTypeface } from '@agency/brand/typeface';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { addJoiners } from './add-joiners.ts';
import { addSigns } from './add-signs.ts';
import { findRange, JOINING, LATIN_READEX, toCharacters } from './core-typeface.ts';
import { getTable, readTables, writeTables } from './font-tables.ts';
import { openFont, shapeText } from './testing/open-font.ts';

const SENTENCE = 'نبرة تسمع، ثم تتكلّم.';
const SIGNS = '.:!«»()-+·©×“”…';
/** The one without which a letter with a mark would be put together of two. */
const COMPOSITE = 'é';
const AXES = [160, 430, 700].flatMap((wght) => [0, 35, 100].map((HEXP) => ({ wght, HEXP })));

let shaper: Awaited<ReturnType<typeof loadShaper>>['shaper'];
let arabic: Buffer;
let signs: Buffer;
let made: Buffer;

const cut = async (file: string, characters: string, keepFeatures: string[]) =>
  Buffer.from(
    await subsetFont(readTypeface(file), characters, {
      targetFormat: 'sfnt',
      keepFeatures,
      noLayoutClosure: keepFeatures !== JOINING,
    }),
  );

beforeAll(async () => {
  const loaded = await loadShaper();
  ({ shaper } = loaded);
  const styles = readFileSync(new URL('../src/styles/readex.css', import.meta.url), 'utf8');
  const characters = toCharacters(findRange(styles, 'readex-core.woff2'));
  arabic = addJoiners(await cut(ARABIC_TYPEFACE, characters, JOINING), shaper);
  signs = await cut(LATIN_READEX, SIGNS + COMPOSITE, []);
  // As it is sent, and as a browser unpacks it.
  const sent = await loaded.convert(addSigns(arabic, signs, shaper), 'woff2');
  made = Buffer.from(await loaded.convert(sent, 'sfnt'));
});

/** What is drawn of a text, and how wide. */
const draw = (font: ReturnType<typeof openFont>, text: string) =>
  shapeText(shaper, font, text).map(
    ({ codepoint, xAdvance }) => [font.glyphToPath(codepoint), xAdvance] as const,
  );

/** The font with a change to one of its tables. */
function change(font: Buffer, tag: string, edit: (table: Buffer) => void): Buffer {
  const tables = readTables(font);
  edit(getTable(tables, tag));
  return writeTables(font.readUInt32BE(0), tables);
}

describe('a typeface with the signs of another', () => {
  it('draws each as that does, however heavy and long', () => {
    for (const axes of AXES) {
      const [before, after] = [openFont(shaper, signs, axes), openFont(shaper, made, axes)];
      for (const sign of SIGNS + COMPOSITE) {
        const [[path, width] = []] = draw(before, sign);
        expect([path, width]).toEqual([expect.stringMatching(/^M/), expect.any(Number)]);
        expect(draw(after, sign)).toEqual([[path, width]]);
      }
    }
  });

  it('draws its own letters and their distances as before', () => {
    for (const axes of AXES) {
      const [letters] = SENTENCE.split('.');
      expect(draw(openFont(shaper, made, axes), letters ?? '')).toEqual(
        draw(openFont(shaper, arabic, axes), letters ?? ''),
      );
    }
  });

  it('has every letter of a sentence and its stop', () => {
    const paths = draw(openFont(shaper, made), SENTENCE.replaceAll(' ', '')).map(([path]) => path);
    expect(paths.every((path) => path.startsWith('M'))).toBe(true);
    expect(openFont(shaper, arabic).nominalGlyph(0x2e)).toBeUndefined();
  });

  it.each([
    ['other axes', 'fvar', 20],
    ['another way along them', 'avar', 12],
    ['another size', 'head', 18],
  ])('refuses one of %s', (_what, tag, at) => {
    const other = change(signs, tag, (table) =>
      table.writeUInt16BE(table.readUInt16BE(at) + 1, at),
    );
    expect(() => addSigns(arabic, other, shaper)).toThrow('The typefaces differ in');
  });

  it('refuses one whose variations are somewhere else', () => {
    const other = change(signs, 'gvar', (table) => table.writeUInt16BE(1, table.readUInt32BE(8)));
    expect(() => addSigns(arabic, other, shaper)).toThrow('share other places');
  });

  it('refuses a character that it has', () => {
    expect(() => addSigns(made, signs, shaper)).toThrow('Both typefaces have');
  });
});
