import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import { isDefault, publicLanguages } from '@agency/content/languages';
import { root } from '../../scripts/system/commands.ts';
import { readSitemap } from '../system/read-sitemap.ts';
import { isShortForm } from '../system/short-form.ts';
import { website } from '../test.ts';

/** Pages that no sitemap names, in every language of the site. */
export const unlisted: readonly string[] = publicLanguages.flatMap((language) =>
  [
    ...['/no-such-page', '/offline', '/search?q=brand', '/search?q=هوية', '/thank-you'],
    `/withdraw?token=${'a'.repeat(43)}`,
  ].map((path) => toLanguagePath(path, language)),
);

const build = join(root, 'apps/website/dist/client');

/** The error pages of every language: files of the build without a URL of their own. */
export const readErrorPages = (): { path: string; html: string }[] =>
  publicLanguages
    .flatMap((language) => ['/404', '/500'].map((path) => toLanguagePath(path, language)))
    .map((path) => ({ path, html: readFileSync(join(build, `${path}.html`), 'utf8') }));

/** Paths of every page of the sitemap. @param site another one than the shared */
export const getPaths = (site = website): Promise<string[]> => readSitemap(site);

/** Whether a page is in the language of the site that has no prefix. */
export const isInDefaultLanguage = (path: string): boolean =>
  isDefault(splitLanguage(path, publicLanguages).language);

/** The class names of Vite: `_name_hash_line`, with a hash of the stylesheet. */
const MODULE = /^_[\w-]+_([a-z0-9]{1,5})_\d+$/;

/** The layout of a page: its language and its sections, identified by the stylesheets of its class names. */
async function readLayout(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  );
  const sheets = new Set(classes.flatMap((name) => MODULE.exec(name)?.[1] ?? []));
  const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  return [language, ...[...sheets].sort()].join(' ');
}

/** Layouts of the shared site's pages, for all tests of a worker. */
const known = new Map<string, Promise<string>>();

function getLayout(path: string, site: string): Promise<string> {
  if (site !== website) return readLayout(site + path);
  const layout = known.get(path) ?? readLayout(site + path);
  known.set(path, layout);
  return layout;
}

/** One page of each layout, in the given order. Pages with the same sections and language have the same layout. */
export async function getOnePerLayout(paths: readonly string[], site = website): Promise<string[]> {
  const layouts = new Map<string, string>();
  for (const path of paths) {
    const layout = await getLayout(path, site);
    if (!layouts.has(layout)) layouts.set(layout, path);
  }
  return [...layouts.values()];
}

/**
 * The pages for a check: all of them, and in the short form of `npm run verify` these.
 *
 * | Selection     | Pages in the short form                                                       | For checks of           |
 * | ------------- | ----------------------------------------------------------------------------- | ----------------------- |
 * | `perLayout`   | one per layout, in other languages than the default one of every third layout | layout, whatever the copy |
 * | `sample`      | one of every third layout                                                     | a rule of the server or the build |
 */
export async function choosePages(
  paths: readonly string[],
  selection: 'perLayout' | 'sample',
): Promise<readonly string[]> {
  if (!isShortForm) return paths;
  const pages = await getOnePerLayout(paths);
  const toThird = (list: string[]) => list.filter((_, at) => at % 3 === 0);
  if (selection === 'sample') return toThird(pages);
  const others = toThird(pages.filter((path) => !isInDefaultLanguage(path)));
  return [...pages.filter(isInDefaultLanguage), ...others];
}
