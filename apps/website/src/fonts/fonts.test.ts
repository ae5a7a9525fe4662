import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARABIC_TYPEFACE, openTypeface, readTypeface, TYPEFACE } from '@agency/brand/typeface';
import { languages } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';

const content = fileURLToPath(new URL('../../../../packages/content/', import.meta.url));
const source = fileURLToPath(new URL('../', import.meta.url));
const toPath = (file: string) => resolve(source, 'fonts', file);

/** An `@font-face` with a file of this folder. */
interface Face {
  sheet: string;
  family: string;
  file: string;
  characters: string;
}

/** The characters of a CSS `unicode-range`. */
function toCharacters(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const sheets = globSync('**/*.css', { cwd: source });

/** Every face with a file, in the order of its stylesheet. */
const faces = sheets.flatMap((sheet) => {
  const css = readFileSync(resolve(source, sheet), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']): Face[] => {
    const url = rule.match(/url\('([^']+)'\)/)?.[1];
    const family = rule.match(/font-family: '?([^';]+)/)?.[1] ?? '';
    const range = rule.match(/unicode-range:([^;]+);/)?.[1] ?? '';
    if (!url) return [];
    const file = relative(toPath('.'), resolve(source, dirname(sheet), url));
    return [{ sheet, family, file, characters: range && toCharacters(range) }];
  });
});
const wholes = ['mona-sans.woff2', 'nabra-arabic.woff2', 'newsreader.woff2'];
const mona = faces.filter(({ family }) => family === 'Mona Sans');
const subsets = mona.slice(1);
const getCharacters = (wanted: string) =>
  faces.find(({ file, characters }) => file === wanted && characters)?.characters ?? '';

/** Copy that is set in another font. */
const setElsewhere = languages
  .filter(({ typeface }) => typeface !== 'mona-sans')
  .map(({ tag }) => `${tag}.yaml`);

/** The width of a text, em. */
async function measure(file: string, text: string, axes: Record<string, number>) {
  const { face, shaper } = await openTypeface(file);
  const font = new shaper.Font(face);
  font.setVariations(Object.entries(axes).map(([tag, at]) => new shaper.Variation(tag, at)));
  const buffer = new shaper.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shaper.shape(font, buffer);
  const widths = buffer.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => xAdvance);
  return widths.reduce((sum, width) => sum + width, 0) / face.upem;
}

describe('the font files', () => {
  it('are the ones that stylesheets load, and no others', () => {
    const files = globSync('*.woff2', { cwd: resolve(source, 'fonts') });
    expect(files.sort()).toEqual([...new Set(faces.map(({ file }) => file))].sort());
  });

  it.each(faces.filter(({ file }) => !wholes.includes(file)))(
    '$file has every character of its range',
    async ({ file, characters }) => {
      const has = new Set((await openTypeface(toPath(file))).face.collectUnicodes());
      const missing = [...characters].filter((each) => !has.has(each.codePointAt(0) ?? 0));
      expect(missing).toEqual([]);
    },
  );

  it('are complete if headings are measured with them', () => {
    expect(readFileSync(toPath('mona-sans.woff2')).equals(readTypeface(TYPEFACE))).toBe(true);
    expect(readFileSync(toPath('nabra-arabic.woff2')).equals(readTypeface(ARABIC_TYPEFACE))).toBe(
      true,
    );
  });

  it.each([
    [
      'mona-sans-core.woff2',
      TYPEFACE,
      'We make brands heard, in 4 cities.',
      { wdth: 75, wght: 250 },
    ],
    ['mona-sans-core.woff2', TYPEFACE, 'Avatar & Typography', { wdth: 125, wght: 900 }],
    ['nabra-arabic-core.woff2', ARABIC_TYPEFACE, 'رحلتنا', { wght: 700, HEXP: 60 }],
  ])('%s has the same widths as the complete font', async (file, whole, text, axes) => {
    const width = await measure(whole, text, axes);
    // Distances between letters are rounded (art/fonts/prepare.py).
    expect(Math.abs((await measure(toPath(file), text, axes)) / width - 1)).toBeLessThan(0.004);
  });

  // WebKit draws no letter beside a joiner that the font has no glyph for.
  it('have joiners without a width for Arabic letters that stand alone', async () => {
    const file = toPath('nabra-arabic-core.woff2');
    expect(await measure(file, '\u200c\u200d\u200e\u200f', {})).toBe(0);
    expect((await openTypeface(file)).face.collectUnicodes()).toContain(0x200d);
  });

  // What a slow phone loads in two round trips beside the first pictures.
  it.each([
    ['mona-sans-core.woff2', 36_700],
    ['nabra-arabic-core.woff2', 38_600],
  ])('%s has at most %i bytes', (file, most) => {
    expect(statSync(toPath(file)).size).toBeLessThanOrEqual(most);
  });
});

describe('the subsets of Mona Sans', () => {
  const all = subsets.map(({ characters }) => characters).join('');

  it('have every Latin letter and character of the site’s own copy', () => {
    const missing = globSync(`${content}**/*.yaml`).flatMap((file) => {
      if (setElsewhere.includes(basename(file))) return [];
      const copy = readFileSync(file, 'utf8').replace(/[\s\p{Script_Extensions=Arabic}]/gu, '');
      const others = [...new Set(copy)].filter((character) => !all.includes(character));
      return others.length ? [`${others.join(' ')} in ${file}`] : [];
    });
    expect(missing).toEqual([]);
  });

  it('share no character, so that a page requests no more files than it needs', () => {
    expect(subsets).toHaveLength(3);
    expect([...all].filter((each, i) => all.indexOf(each) !== i)).toEqual([]);
  });

  it('leave the letters, digits and punctuation of a sentence to the core', () => {
    for (const each of 'Launched on 1 January 2019; “Breathe it.”')
      expect(getCharacters('mona-sans-core.woff2')).toContain(each);
  });

  it('have every letter of names among Arabic words in one more file', () => {
    const names = getCharacters('mona-sans-names.woff2');
    for (const each of `${'hello@nabra.example | 20 100 Mono & Co.'}ABCXYZabcxyz`)
      expect(names).toContain(each);
    expect([...names].filter((each) => !all.includes(each))).toEqual([]);
  });
});

it.each(['fonts/fonts.css', 'styles/arabic.css'])(
  '%s declares the whole font first, which browsers would otherwise load for every character',
  (sheet) => {
    const files = faces.filter((face) => face.sheet === sheet).map(({ file }) => file);
    expect(files[0]).toBe(sheet.includes('arabic') ? 'nabra-arabic.woff2' : 'mona-sans.woff2');
    expect(files.lastIndexOf(files[0] ?? '')).toBe(0);
  },
);

it('no stylesheet has a width in `ch`, for which browsers load any font that has a 0', () => {
  const read = (sheet: string) => readFileSync(resolve(source, sheet), 'utf8');
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((sheet) => /\dch\b/.test(read(sheet)))).toEqual([]);
});
