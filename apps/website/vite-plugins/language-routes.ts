import { fileURLToPath } from 'node:url';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, publicLanguages } from '@agency/content/languages';
import type { AstroIntegration } from 'astro';

/** Pages that are files of the build, so that no request can tell them their language. */
const BUILT = ['/404', '/500', '/offline'];

/** The pages of the build once more for every other language of the site; all others take theirs from the request. */
export function languageRoutes(): AstroIntegration {
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const language of publicLanguages.filter((one) => !isDefault(one))) {
          for (const path of BUILT) {
            injectRoute({
              pattern: toLanguagePath(path, language),
              entrypoint: fileURLToPath(new URL(`../src/pages${path}.astro`, import.meta.url)),
              prerender: true,
            });
          }
        }
      },
    },
  };
}
