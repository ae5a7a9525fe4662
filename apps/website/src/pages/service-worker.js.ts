import { stripTypeScriptTypes } from 'node:module';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language, publicLanguages } from '@agency/content/languages';
import type { APIRoute } from 'astro';
import {
  CACHES,
  LARGEST_FILE,
  PAGES_KEPT,
  PICTURES_KEPT,
  RELEASE_PLACE,
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
    pages: CACHES.pages + RELEASE_PLACE,
    parts: CACHES.parts + RELEASE_PLACE,
    pictures: CACHES.pictures + RELEASE_PLACE,
    pagesKept: PAGES_KEPT,
    picturesKept: PICTURES_KEPT,
    largestFile: LARGEST_FILE,
    queries: toQueries(),
    offline: publicLanguages.map(toOfflinePage).reverse(),
  };
  const code = stripTypeScriptTypes(source);
  return new Response(`const SETTINGS = ${JSON.stringify(settings)};\n${code}`);
};
