import { fileURLToPath } from 'node:url';
import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import type { AstroIntegration } from 'astro';

/** The company page's path ends with the brand's name, so its route is made from the brand and not from a file's name. */
export function companyRoute(): AstroIntegration {
  return {
    name: 'company-route',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({
          pattern: toCompanyPath(readBrand()),
          entrypoint: fileURLToPath(
            new URL('../src/pages/_compositions/CompanyPage.astro', import.meta.url),
          ),
          prerender: false,
        });
      },
    },
  };
}
