import { createHash } from 'node:crypto';
import { loadShaper } from '@agency/brand/typeface';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { imagetools } from 'vite-imagetools';
import { SPECULATION_RULES } from './src/model/speculation-rules.ts';
import { getSiteUrl } from './src/settings.ts';
import { blurhash } from './vite-plugins/blurhash.ts';
import { companyRoute } from './vite-plugins/company-route.ts';
import { contentFiles } from './vite-plugins/content-files.ts';
import { decodeOnce } from './vite-plugins/decode-once.ts';
import { islandDirectives } from './vite-plugins/island-directives.ts';
import { languageRoutes } from './vite-plugins/language-routes.ts';
import { layerOrder } from './vite-plugins/layer-order.ts';
import { mobileCrops } from './vite-plugins/mobile-crops.ts';
import { pageRules } from './vite-plugins/page-rules.ts';
import { websiteAdapter } from './vite-plugins/website-adapter.ts';

// Plugins open typefaces when nothing more is imported for this configuration.
await loadShaper();

const toHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

export default defineConfig({
  site: getSiteUrl(),
  output: 'server',
  adapter: websiteAdapter(),
  integrations: [react(), islandDirectives(), companyRoute(), contentFiles(), languageRoutes()],
  // The server answers one spelling of each path and redirects the others, so no page is found twice.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  security: {
    // Our own server checks the origin of every form, for every content type.
    checkOrigin: false,
    // Astro hashes the inline scripts that it writes; these rules are written by Document.astro (server/csp.ts).
    csp: { scriptDirective: { hashes: [toHash(SPECULATION_RULES)] } },
  },
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [blurhash(), imagetools(decodeOnce()), layerOrder(), pageRules(), mobileCrops()],
  },
});
