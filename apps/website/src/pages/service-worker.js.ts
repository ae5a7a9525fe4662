import { stripTypeScriptTypes } from 'node:module';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language, publicLanguages } from '@agency/content/languages';
import type { APIRoute } from 'astro';
import {
  CACHES,
  MAX_FILE_BYTES,
  MAX_PAGES,
  MAX_PICTURES,
  RELEASE_PLACEHOLDER,
} from '../model/offline-caches.ts';
import { pageQueries } from '../model/page-queries.ts';
import source from '../shell/service-worker/service-worker.island.ts?raw';

export const prerender = true;

/** The query parameters of pages, in every language. */
const toQueries = () =>
  Object.fromEntries(
    publicLanguages.flatMap((language) =>
      Object.entries(pageQueries).map(([path, names]) => [toLanguagePath(path, language), names]),
    ),
  );

/** The path prefix of a language, and its offline page. */
const toOfflinePage = (language: Language) => [
  isDefault(language) ? '' : `/${language.tag}`,
  toLanguagePath('/offline', language),
];

/**
 * The service worker: its TypeScript file without the types, after the settings that only the build knows. It imports
 * nothing, so it needs no bundler. It must be at the root to control every page, so its name has no hash.
 */
export const GET: APIRoute = () => {
  const settings = {
    pages: CACHES.pages + RELEASE_PLACEHOLDER,
    assets: CACHES.assets + RELEASE_PLACEHOLDER,
    pictures: CACHES.pictures + RELEASE_PLACEHOLDER,
    maxPages: MAX_PAGES,
    maxPictures: MAX_PICTURES,
    maxFileBytes: MAX_FILE_BYTES,
    queries: toQueries(),
    offline: publicLanguages.map(toOfflinePage).reverse(),
  };
  const code = stripTypeScriptTypes(source);
  return new Response(`const SETTINGS = ${JSON.stringify(settings)};\n${code}`);
};
