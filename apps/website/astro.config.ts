import { readBrand } from '@agency/brand/read-brand';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { imagetools } from 'vite-imagetools';
import { blurhash } from './build/blurhash.ts';
import { coastlines } from './build/coastlines.ts';
import { companyRoute } from './build/company-route.ts';
import { coreTypeface } from './build/core-typeface.ts';
import { fallbackFaces } from './build/fallback-faces.ts';
import { fittedHeadings } from './build/fitted-headings.ts';
import { interactionDirective } from './build/interaction-directive.ts';
import { islandStyles } from './build/island-styles.ts';
import { keywordRows } from './build/keyword-rows.ts';
import { lastChanges } from './build/last-changes.ts';
import { layerOrder } from './build/layer-order.ts';
import { lettering } from './build/lettering.ts';
import { mapPins } from './build/map-pins.ts';
import { plateColours } from './build/plate-colours.ts';

/**
 * What every page uses is one file of styles, the same for pages made at build and on request: a phone fetches six files
 * at a time.
 */
const sharedStyles = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'Page',
              test: /src\/(shell\/|ui\/(Cta|Dot|Logo|PageHeading|Phrase|Picture|Rings|SectionHeading|WorkTile)\.|sections\/ExploreProjects\/)/,
            },
          ],
        },
      },
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL || readBrand().siteUrl,
  output: 'static',
  adapter: node({ mode: 'middleware', bodySizeLimit: 7 * 1024 * 1024, staticHeaders: true }),
  integrations: [react(), interactionDirective(), companyRoute()],
  // The server answers one spelling of each path and redirects the others, so no page is found twice.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // Our own server checks the origin of every form, for every content type.
  security: { checkOrigin: false, csp: true },
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  vite: {
    environments: {
      ssr: sharedStyles,
      prerender: sharedStyles,
    },
    plugins: [
      blurhash(),
      coreTypeface(),
      imagetools(),
      layerOrder(),
      fallbackFaces(),
      fittedHeadings(),
      islandStyles(),
      plateColours(),
      keywordRows(),
      lastChanges(),
      lettering(),
      coastlines(),
      mapPins(),
    ],
  },
});
