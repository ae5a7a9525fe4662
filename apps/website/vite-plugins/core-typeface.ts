import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTypeface } from '@agency/brand/typeface';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Names the style sheet and the document's preload know the cuts by. */
const CUTS = ['mona-sans-core.woff2', 'mona-sans-accents.woff2', 'mona-sans-signs.woff2'];
/**
 * Most bytes of the core, beside its headers: three times the ten packets that a connection carries at first while it
 * shares a phone's line with the first picture. More is a round trip more before a page stands.
 */
const MOST_OF_CORE = 30 * 1460 - 850;
const STYLES = fileURLToPath(new URL('../src/styles/type.css', import.meta.url));
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

/** The range that `type.css` gives the face whose file is this cut. */
export function findRange(styles: string, cut: string): string {
  const face = styles.split('@font-face').find((rule) => rule.includes(cut));
  const range = face?.match(/unicode-range:([^;]+);/)?.[1];
  if (!range) throw new Error(`type.css gives ${cut} no unicode-range.`);
  return range;
}

/** One a process: a build reads its configuration several times. */
let made: Promise<string[]> | undefined;

/** Makes every cut and returns the paths of their files. */
function makeCuts(): Promise<string[]> {
  const font = readTypeface();
  const styles = readFileSync(STYLES, 'utf8');
  mkdirSync(FOLDER, { recursive: true });
  return Promise.all(
    CUTS.map(async (cut) => {
      const subset = await subsetFont(font, toCharacters(findRange(styles, cut)), {
        targetFormat: 'woff2',
        keepFeatures: ['kern'],
        noLayoutClosure: true,
      });
      if (cut === CUTS[0] && subset.length > MOST_OF_CORE)
        throw new Error(
          `${cut} has ${subset.length} bytes: give characters to another cut in type.css.`,
        );
      const file = resolve(FOLDER, cut);
      writeFileSync(file, subset);
      return file;
    }),
  );
}

/**
 * What nearly every page needs of the site's typeface, cut from the whole: `mona-sans-core.woff2` has the letters,
 * figures and stops, half as heavy as the whole; `mona-sans-accents.woff2` letters with accents, and
 * `mona-sans-signs.woff2` the signs that are seldom (kerning them with every letter would make the core heavier by half). Which characters those are is said once, in `styles/type.css`.
 */
export function coreTypeface(): Plugin {
  return {
    name: 'core-typeface',
    async config() {
      made ??= makeCuts();
      const files = await made;
      return {
        resolve: {
          alias: CUTS.map((cut, i) => ({
            find: new RegExp(`^${cut.replaceAll('.', '\\.')}`),
            replacement: files[i] ?? '',
          })),
        },
      };
    },
  };
}
