import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARABIC_TYPEFACE, loadShaper, readTypeface } from '@agency/brand/typeface';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { addJoiners } from './add-joiners.ts';
import { addSigns } from './add-signs.ts';
import { readGlyphs } from './character-glyphs.ts';
import { roundKerning } from './round-kerning.ts';

/**
 * Most bytes of a core: what a phone's line carries in two round trips while a page's first pictures come, too, without its
 * headers. Lighthouse's phone was given a case study with typefaces of other sizes: with 37,600 bytes its largest picture
 * stood a round trip earlier than with 38,000.
 */
const MOST_OF_CORE = 37_600 - 900;

/**
 * The Arabic one has the signs between words, too. The same phone showed the largest picture of Arabic case studies after
 * 1,440 ms with one file of 39,000 bytes, after 1,515 with one of 41,000, and after 1,590 with two files.
 */
const MOST_OF_ARABIC_CORE = 39_500 - 900;

/** A part of a typeface. */
interface Cut {
  /** What style sheet and preload know it by. */
  name: string;
  /** File of the whole, in its package. */
  typeface?: string;
  /** Style sheet that says which characters are in it. */
  styles: string;
  /** How its letters are put together. */
  features: string[];
  /** Most bytes it may have. */
  most?: number;
  /** Whether joiners get the glyph that the whole has none for. */
  addsJoiners?: boolean;
  /** File that has those of its characters which the whole has not. */
  signs?: string;
  /** What distances between letters are rounded to, in units of the typeface: thousandths of its size. */
  kerningStep?: number;
}

/** Arabic letters take another shape beside each neighbour, and marks have their places. */
export const JOINING = [
  'ccmp',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'liga',
  'calt',
  'mark',
  'mkmk',
  'kern',
];
/** The Latin letters and signs of the typeface of Arabic words. */
export const LATIN_READEX =
  '@fontsource-variable/readex-pro/files/readex-pro-latin-full-normal.woff2';

const CUTS: readonly Cut[] = [
  {
    name: 'mona-sans-core.woff2',
    styles: 'type.css',
    features: ['kern'],
    most: MOST_OF_CORE,
    // Half a pixel where a letter is two hundred high; nearly half of the file would be kerning.
    kerningStep: 5,
  },
  { name: 'mona-sans-names.woff2', styles: 'readex.css', features: ['kern'], kerningStep: 5 },
  { name: 'mona-sans-accents.woff2', styles: 'type.css', features: ['kern'] },
  { name: 'mona-sans-signs.woff2', styles: 'type.css', features: ['kern'] },
  {
    name: 'readex-core.woff2',
    typeface: ARABIC_TYPEFACE,
    styles: 'readex.css',
    features: JOINING,
    most: MOST_OF_ARABIC_CORE,
    addsJoiners: true,
    signs: LATIN_READEX,
  },
];
const STYLES = fileURLToPath(new URL('../src/styles/', import.meta.url));
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/typefaces', import.meta.url));

/** The characters of a CSS `unicode-range`. */
export function toCharacters(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      if (!(length > 0)) throw new Error(`“${part.trim()}” is no range of characters.`);
      return Array.from({ length }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

/** The range that a style sheet gives the face whose file is this cut. */
export function findRange(styles: string, cut: string): string {
  const face = styles.split('@font-face').find((rule) => rule.includes(cut));
  const range = face?.match(/unicode-range:([^;]+);/)?.[1];
  if (!range) throw new Error(`No style sheet gives ${cut} a unicode-range.`);
  return range;
}

/** The characters of a list that a font has none for. */
async function findMissing(font: Buffer, characters: string): Promise<string> {
  const { shaper } = await loadShaper();
  const glyphs = readGlyphs(font, shaper);
  return [...characters].filter((one) => !glyphs.has(one.codePointAt(0) ?? 0)).join('');
}

async function makeCut(wanted: Cut, characters: string): Promise<Buffer> {
  const { convert, shaper } = await loadShaper();
  const { typeface, features, addsJoiners, signs, kerningStep } = wanted;
  const subset = (file: string | undefined, of: string, keepFeatures: string[]) =>
    subsetFont(readTypeface(file), of, {
      targetFormat: 'sfnt',
      keepFeatures,
      // Where letters change their shape, the shapes belong to them.
      noLayoutClosure: keepFeatures !== JOINING,
    });
  let cut: Buffer = await subset(typeface, characters, features);
  if (kerningStep) cut = roundKerning(cut, kerningStep);
  if (addsJoiners) cut = addJoiners(cut, shaper);
  if (signs) {
    const missing = await findMissing(cut, characters);
    cut = addSigns(cut, await subset(signs, missing, []), shaper);
  }
  return convert(cut, 'woff2');
}

/** One a process: a build reads its configuration several times. */
let made: Promise<string[]> | undefined;

/** Makes every cut and returns the paths of their files. */
async function makeCuts(): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true });
  const files: string[] = [];
  // One after the other: of two that are packed at once, one could come out as the other.
  for (const wanted of CUTS) {
    const { name, styles, most } = wanted;
    const sheet = readFileSync(resolve(STYLES, styles), 'utf8');
    const characters = toCharacters(findRange(sheet, name));
    const subset = await makeCut(wanted, characters);
    if (most !== undefined && subset.length > most)
      throw new Error(
        `${name} has ${subset.length} bytes and may have ${most}: take characters out of its range in ${styles}.`,
      );
    const file = resolve(FOLDER, name);
    writeFileSync(file, subset);
    files.push(file);
  }
  return files;
}

/**
 * What nearly every page needs of the site's typeface, cut from the whole: `mona-sans-core.woff2` has the letters,
 * figures and stops, half as heavy as the whole; `mona-sans-accents.woff2` most letters with accents, and
 * `mona-sans-signs.woff2` the signs that are seldom (kerning them with every letter would make the core heavier by half). Of the
 * Arabic typeface one file has all: its letters, and the signs between words from the file that has Latin ones; beside it
 * `mona-sans-names.woff2` has the Latin letters that stand among Arabic words. Which characters those are is said once, in `styles/type.css` and `styles/readex.css`.
 */
export function coreTypeface(): Plugin {
  return {
    name: 'core-typeface',
    async config() {
      made ??= makeCuts();
      const files = await made;
      return {
        resolve: {
          alias: CUTS.map(({ name }, i) => ({
            find: new RegExp(`^${name.replaceAll('.', '\\.')}`),
            replacement: files[i] ?? '',
          })),
        },
      };
    },
  };
}
