import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language, publicLanguages } from '@agency/content/languages';
import type { AstroIntegration } from 'astro';

/** Prerendered pages and their content file. They cannot take their language from a request. */
const PRERENDERED: readonly { path: string; content: ContentKey }[] = [
  { path: '/404', content: 'not-found' },
  { path: '/500', content: 'error' },
  { path: '/offline', content: 'offline' },
];

/** Content files that every language needs: the language switch leads to the landing page. */
const REQUIRED: readonly ContentKey[] = ['landing', ...PRERENDERED.map(({ content }) => content)];

const ROOT = new URL('../../../', import.meta.url);
const toPageFile = (name: string) =>
  fileURLToPath(new URL(`../src/pages/${name}.astro`, import.meta.url));

/**
 * Adds routes that have no file of their own: the company page, whose path contains the name of the brand, and prerendered
 * pages in further languages. If one is missing after the build, the build fails, because Astro skips empty pages silently.
 */
export function injectedRoutes(): AstroIntegration {
  const others = publicLanguages.filter((one) => !isDefault(one));
  const prerendered = others.flatMap((language) =>
    PRERENDERED.map(({ path }) => ({ path, pattern: toLanguagePath(path, language) })),
  );
  return {
    name: 'injected-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const entrypoint = toPageFile('_compositions/CompanyPage');
        injectRoute({ pattern: toCompanyPath(readBrand()), entrypoint, prerender: false });
        for (const { path, pattern } of prerendered) {
          injectRoute({ pattern, entrypoint: toPageFile(path.slice(1)), prerender: true });
        }
      },
      'astro:build:start': () => requireContentFiles(others),
      'astro:build:done': ({ dir }) => {
        for (const { pattern } of prerendered) {
          if (!existsSync(new URL(`.${pattern}.html`, dir)))
            throw new Error(`${pattern} was not rendered`);
        }
      },
    },
  };
}

/** @throws {Error} with the missing content files that every language needs */
export function requireContentFiles(languages: readonly Language[]): void {
  for (const { tag, name } of languages) {
    const files = REQUIRED.map((content) => toContentFile(content, tag));
    const missing = files.filter((file) => !existsSync(new URL(file, ROOT)));
    if (missing.length > 0) {
      throw new Error(
        `${name} lacks pages that every language needs. Write ${missing.join(', ')} (CONTRIBUTING.md, "Add a language").`,
      );
    }
  }
}
