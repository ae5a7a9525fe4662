import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import { isDefault, publicLanguages } from '@agency/content/languages';
import { root } from '../../scripts/system/commands.ts';
import { isShortForm } from '../system/short-form.ts';
import { website } from '../test.ts';

/** Pages that are not in the sitemap, in every language of the site. */
export const unlisted: readonly string[] = publicLanguages.flatMap((language) =>
  [
    ...['/no-such-page', '/offline', '/search?q=brand', '/search?q=هوية', '/thank-you'],
    `/withdraw?token=${'a'.repeat(43)}`,
  ].map((path) => toLanguagePath(path, language)),
);

const build = join(root, 'apps/website/dist/client');

/** The static error pages, in every language: build files without a URL. */
export const readStandIns = (): { path: string; html: string }[] =>
  publicLanguages
    .flatMap((language) => ['/404', '/500'].map((path) => toLanguagePath(path, language)))
    .map((path) => ({ path, html: readFileSync(join(build, `${path}.html`), 'utf8') }));

/** Paths of every page of the sitemap, as written there. @param site another one than the shared */
export async function getPaths(site = website): Promise<string[]> {
  const pages: string[] = [];
  const waiting = ['/sitemap.xml'];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const response = await fetch(site + path);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    const xml = await response.text();
    const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url.replace(/&(amp|#38);/g, '&')).pathname,
    );
    if (xml.includes('<sitemapindex')) waiting.push(...found);
    else pages.push(...found);
  }
  return pages;
}

/** Whether a page is in the language without a URL prefix. */
export const isInDefaultLanguage = (path: string): boolean =>
  isDefault(splitLanguage(path, publicLanguages).language);

/** The class names of Vite: `_name_hash_line`, with a hash of the stylesheet. */
const MODULE = /^_[\w-]+_([a-z0-9]{1,5})_\d+$/;

/** The sections of a page, identified by the stylesheets of its class names, and its language. */
async function readKind(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  );
  const sheets = new Set(classes.flatMap((name) => MODULE.exec(name)?.[1] ?? []));
  const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  return [language, ...[...sheets].sort()].join(' ');
}

/** Kinds of the shared site's pages, for all tests of a worker. */
const known = new Map<string, Promise<string>>();

function getKind(path: string, site: string): Promise<string> {
  if (site !== website) return readKind(site + path);
  const kind = known.get(path) ?? readKind(site + path);
  known.set(path, kind);
  return kind;
}

/** One page of each kind, in the given order: pages with the same sections and language are one kind. */
export async function getOneOfEachKind(
  paths: readonly string[],
  site = website,
): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = await getKind(path, site);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** One page of each kind in the default language, and of every third kind in the others, whose layout is mirrored. */
async function getKindsInShort(
  paths: readonly string[],
  site = website,
): Promise<readonly string[]> {
  const kinds = await getOneOfEachKind(paths, site);
  const others = kinds.filter((path) => !isInDefaultLanguage(path));
  return [...kinds.filter(isInDefaultLanguage), ...others.filter((_, at) => at % 3 === 0)];
}

/** Pages for checks that do not depend on copy: all of them, in the short form those of `getKindsInShort`. */
export const chooseByKind = async (
  paths: readonly string[],
  site = website,
): Promise<readonly string[]> => (isShortForm ? getKindsInShort(paths, site) : paths);

/**
 * Pages for checks of what is alike in every language, such as pictures and URLs: in the short form all of the
 * default language, and some kinds of the others.
 */
export async function chooseAcrossLanguages(paths: readonly string[]): Promise<readonly string[]> {
  if (!isShortForm) return paths;
  const kinds = new Set(await getKindsInShort(paths));
  return paths.filter((path) => isInDefaultLanguage(path) || kinds.has(path));
}

/** Pages for checks of a rule of the server or the build that holds for all: in the short form every third. */
export const chooseFew = async (paths: readonly string[]): Promise<readonly string[]> =>
  isShortForm ? (await getOneOfEachKind(paths)).filter((_, at) => at % 3 === 0) : paths;
