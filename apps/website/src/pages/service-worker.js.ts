import { stripTypeScriptTypes } from 'node:module';
import type { APIRoute } from 'astro';
import source from '../islands/service-worker/service-worker.island.ts?raw';
import { ASSET_CACHE, ASSETS_KEPT, PAGE_CACHE, PAGES_KEPT } from '../model/page-cache.ts';

export const prerender = true;

/** The service worker must stand at the site's root to see every page, so it is not one of the hashed files. */
export const GET: APIRoute = () => {
  const settings = {
    pageCache: PAGE_CACHE,
    assetCache: ASSET_CACHE,
    pagesKept: PAGES_KEPT,
    assetsKept: ASSETS_KEPT,
    offline: '/offline',
  };
  return new Response(
    `const SETTINGS=${JSON.stringify(settings)};\n${stripTypeScriptTypes(source)}`,
  );
};
