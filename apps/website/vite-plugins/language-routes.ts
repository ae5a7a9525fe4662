import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language, publicLanguages } from '@agency/content/languages';
import type { AstroIntegration } from 'astro';

interface BuiltPage {
  path: string;
  /** The words it is made of. */
  words: ContentKey;
}

/** Pages that are files of the build, so that no request can tell them their language. */
const BUILT: readonly BuiltPage[] = [
  { path: '/404', words: 'not-found' },
  { path: '/500', words: 'error' },
  { path: '/offline', words: 'offline' },
];

const ROOT = new URL('../../../', import.meta.url);

/**
 * The pages of the build once more for every other language of the site; all others take theirs from the request. The
 * build does not begin while the words of one are missing, and ends when one is not made: Astro leaves out, without a
 * word, what has no body.
 */
export function languageRoutes(): AstroIntegration {
  const others = publicLanguages.filter((one) => !isDefault(one));
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const language of others) {
          for (const { path } of BUILT) {
            injectRoute({
              pattern: toLanguagePath(path, language),
              entrypoint: fileURLToPath(new URL(`../src/pages${path}.astro`, import.meta.url)),
              prerender: true,
            });
          }
        }
      },
      'astro:build:start': () => demandBuiltPages(others),
      'astro:build:done': ({ dir }) => {
        for (const path of others.flatMap((one) =>
          BUILT.map((page) => toLanguagePath(page.path, one)),
        )) {
          if (!existsSync(new URL(`.${path}.html`, dir))) throw new Error(`${path} was not made`);
        }
      },
    },
  };
}

/** @throws {Error} naming the files of words that a language lacks for its pages of the build */
export function demandBuiltPages(asked: readonly Language[]): void {
  for (const { tag, name } of asked) {
    const missing = BUILT.map(({ words }) => toContentFile(words, tag)).filter(
      (file) => !existsSync(new URL(file, ROOT)),
    );
    if (missing.length > 0) {
      throw new Error(
        `${name} has no pages for failures or no network. Write ${missing.join(', ')} (CONTRIBUTING.md, "Add a language").`,
      );
    }
  }
}
