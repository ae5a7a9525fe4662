import type { Language } from '@agency/content/languages';
import { type HostedFilm, parseFilmUrl } from '@agency/contracts';
import { escapeXml } from '../../model/text.ts';

/** An entry of the table of contents. */
interface ArticleSection {
  id: string;
  title: string;
}

/** A video of an article: an image that links to it on an allowed host. */
export interface ArticleFilm extends HostedFilm {
  title: string;
  caption: string;
  poster: { src: string; width: number; height: number };
}

export type ArticlePart = { kind: 'html'; html: string } | { kind: 'film'; film: ArticleFilm };

export interface ArticleBody {
  parts: ArticlePart[];
  sections: ArticleSection[];
}

/** Ids of the pages around the HTML, which no heading may get. e2e/sweep/html.spec.ts compares them with the pages. */
// biome-ignore format: a list of names
export const pageIds: readonly string[] = [
  'main', 'drawer', 'banner', 'footer-company', 'footer-social', 'footer-brands',
  'related', 'join', 'join-heading', 'openings-heading',
  ...['phone', 'email', 'position', 'link', 'message', 'resume', 'resume-limits'].map(
    (name) => `field-${name}`,
  ),
];

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

export const fillEntities = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const toText = (html: string) => fillEntities(html.replace(/<[^>]*>/g, '')).trim();

export const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Gives headings ids, makes tables scrollable, and replaces broken fragment links by their text.
 * @param html sanitised (src/content-client/clean-html.ts)
 * @param table name of a table for screen readers; a number follows from the second table on
 */
export function toArticleBody(
  html: string,
  table: string,
  { locale }: Pick<Language, 'locale'>,
): ArticleBody {
  const { whole, sections } = toAnchored(html, table, locale);
  return { parts: toParts(whole), sections };
}

/** Replaces links to pages of the site by links to their translations. */
export const localizeHtmlLinks = (html: string, toHref: (path: string) => string): string =>
  html.replace(/(<a href=")(\/[^"]*)(?=")/g, (_, start: string, path: string) => {
    const href = fillEntities(path);
    const localized = toHref(href);
    return start + (localized === href ? path : escapeXml(localized));
  });

/** Like `toArticleBody`, for HTML without videos. */
export const toPlainBody = (
  html: string,
  table: string,
  { locale }: Pick<Language, 'locale'>,
): string => toAnchored(html, table, locale).whole;

function toAnchored(html: string, table: string, locale: string) {
  const sections: ArticleSection[] = [];
  const used = new Set<string>(pageIds);
  // The next number of each title: many equal headings must not take quadratic time.
  const copies = new Map<string, number>();
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = toText(inner);
    const base = toAnchor(title) || 'section';
    let id = base;
    let copy = copies.get(base) ?? 2;
    for (; used.has(id); copy += 1) id = `${base}-${copy}`;
    copies.set(base, copy);
    used.add(id);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const number = new Intl.NumberFormat(locale);
  let tables = 0;
  const toRegion = () => {
    tables += 1;
    const name = tables === 1 ? table : `${table} ${number.format(tables)}`;
    return `<div role="region" tabindex="0" aria-label="${escapeXml(name)}"><table>`;
  };
  const ids = new Set(sections.map(({ id }) => id));
  const whole = anchored
    .replace(ANCHOR_LINK, (link: string, fragment: string, text: string) =>
      isExisting(fragment, ids) ? link : text,
    )
    .replaceAll('<table>', toRegion)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { whole, sections };
}

// As the sanitiser writes it.
const ANCHOR_LINK = /<a href="#([^"]*)"[^>]*>(.*?)<\/a>/gs;

function isExisting(fragment: string, ids: ReadonlySet<string>): boolean {
  const name = fillEntities(fragment);
  if (name === '' || name === 'top' || ids.has(name)) return true;
  try {
    return ids.has(decodeURIComponent(name));
  } catch {
    return false;
  }
}

// As the sanitiser writes it.
const LINKED_PICTURE =
  /<figure><a href="([^"]*)"[^>]*><img ([^>]*)><\/a>(?:<figcaption>([^<]*)<\/figcaption>)?<\/figure>/g;

function toParts(html: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let end = 0;
  for (const found of html.matchAll(LINKED_PICTURE)) {
    const film = toFilm(found);
    if (!film) continue;
    parts.push({ kind: 'html', html: html.slice(end, found.index) }, { kind: 'film', film });
    end = found.index + found[0].length;
  }
  return [...parts, { kind: 'html', html: html.slice(end) }];
}

function toFilm([, href = '', picture = '', caption = '']: RegExpMatchArray) {
  const hosted = parseFilmUrl(fillEntities(href));
  const read = (name: string) =>
    fillEntities(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(picture)?.[1] ?? '');
  const [src, title] = [read('src'), read('alt')];
  const [width, height] = [Number(read('width')), Number(read('height'))];
  if (!hosted || !src || !title || !width || !height) return undefined;
  const film: ArticleFilm = {
    ...hosted,
    title,
    caption: fillEntities(caption),
    poster: { src, width, height },
  };
  return film;
}
