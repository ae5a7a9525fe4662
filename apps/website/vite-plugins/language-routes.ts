import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, publicLanguages } from '@agency/content/languages';
import type { AstroIntegration } from 'astro';

/** Pages that are files of the build, so that no request can tell them their language. */
const BUILT = ['/404', '/500', '/offline'];

/**
 * The pages of the build once more for every other language of the site; all others take theirs from the request. The
 * build ends when one of them is not made: Astro leaves out, without a word, what has no body.
 */
export function languageRoutes(): AstroIntegration {
  const others = publicLanguages.filter((one) => !isDefault(one));
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const language of others) {
          for (const path of BUILT) {
            injectRoute({
              pattern: toLanguagePath(path, language),
              entrypoint: fileURLToPath(new URL(`../src/pages${path}.astro`, import.meta.url)),
              prerender: true,
            });
          }
        }
      },
      'astro:build:done': ({ dir }) => {
        for (const path of others.flatMap((one) =>
          BUILT.map((page) => toLanguagePath(page, one)),
        )) {
          if (!existsSync(new URL(`.${path}.html`, dir))) throw new Error(`${path} was not made`);
        }
      },
    },
  };
}
