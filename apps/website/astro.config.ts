import { loadShaper } from '@agency/brand/typeface';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { imagetools } from 'vite-imagetools';
import { toHash } from './server/csp.ts';
import { SPECULATION_RULES } from './src/model/speculation-rules.ts';
import { getSiteUrl } from './src/settings.ts';
import { blurhash } from './vite-plugins/blurhash.ts';
import { contentFiles } from './vite-plugins/content-files.ts';
import { contentPictures } from './vite-plugins/content-pictures.ts';
import { injectedRoutes } from './vite-plugins/injected-routes.ts';
import { layerOrder } from './vite-plugins/layer-order.ts';
import { mobileCrops } from './vite-plugins/mobile-crops.ts';
import { pageRules } from './vite-plugins/page-rules.ts';
import { websiteAdapter } from './vite-plugins/website-adapter.ts';

// Plugins measure text after this configuration can import no more modules.
await loadShaper();

export default defineConfig({
  site: getSiteUrl(),
  output: 'server',
  adapter: websiteAdapter(),
  integrations: [react(), injectedRoutes(), contentFiles()],
  // The server redirects to the canonical path of a page.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  security: {
    // The form pipeline checks the origin of all forms.
    checkOrigin: false,
    // Astro hashes its own inline scripts; Document.astro writes these rules (server/csp.ts).
    csp: { scriptDirective: { hashes: [toHash(SPECULATION_RULES)] } },
  },
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [blurhash(), imagetools(contentPictures()), layerOrder(), pageRules(), mobileCrops()],
  },
});
