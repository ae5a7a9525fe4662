import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';
/** Name the style sheet and the document's preload know the subset by. */
const NAME = 'mona-sans-core.woff2';
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

/** The range that `type.css` gives the face whose file is the subset. */
export function findRange(styles: string): string {
  const face = styles.split('@font-face').find((rule) => rule.includes(NAME));
  const range = face?.match(/unicode-range:([^;]+);/)?.[1];
  if (!range) throw new Error(`type.css gives ${NAME} no unicode-range.`);
  return range;
}

/** One a process: a build reads its configuration several times. */
let made: Promise<string> | undefined;

/** Cuts the core and returns the path of its file. */
async function makeCore(): Promise<string> {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const text = toCharacters(findRange(readFileSync(STYLES, 'utf8')));
  const core = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    noLayoutClosure: true,
  });
  const file = resolve(FOLDER, NAME);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, core);
  return file;
}

/**
 * `mona-sans-core.woff2`: what nearly every page needs of the site's typeface, a third lighter than the whole, which is
 * asked for only where other characters stand. Which characters those are is said once, in `styles/type.css`.
 */
export function coreTypeface(): Plugin {
  return {
    name: 'core-typeface',
    async config() {
      made ??= makeCore();
      const file = await made;
      return {
        resolve: {
          alias: [{ find: new RegExp(`^${NAME.replaceAll('.', '\\.')}`), replacement: file }],
        },
      };
    },
  };
}
