import type { Language } from '@agency/content/languages';
import { type HostedFilm, parseFilmAddress } from '@agency/contracts';
import { escapeXml } from '../../model/text.ts';

/** A section of an article, for its table of contents. */
interface ArticleSection {
  id: string;
  title: string;
}

/** A film of an article: a picture that links to it on a host that is allowed. */
export interface ArticleFilm extends HostedFilm {
  title: string;
  caption: string;
  poster: { src: string; width: number; height: number };
}

/** A stretch of an article: HTML, or a film, which has a player. */
export type ArticlePart = { kind: 'html'; html: string } | { kind: 'film'; film: ArticleFilm };

/** An article's body with anchors on its sections, cut at its films. */
export interface ArticleBody {
  parts: ArticlePart[];
  sections: ArticleSection[];
}

/**
 * Ids of the pages that show an article or an opening, as far as a heading could have the same. A test compares the list with the
 * pages (e2e/sweep/html.spec.ts).
 */
export const pageIds: readonly string[] = [
  ...['main', 'drawer', 'banner', 'footer-company', 'footer-social', 'footer-brands'],
  ...['related', 'join', 'join-heading', 'openings-heading'],
  ...['phone', 'email', 'position', 'message', 'resume', 'resume-limits'].map(
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

const fillEntities = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const toText = (html: string) => fillEntities(html.replace(/<[^>]*>/g, '')).trim();

/** The id that a heading of these words has, if nothing else on the page has it. */
export function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Gives each `h2` of a sanitised body an id that nothing else on the page has, and lists them; wraps tables, so that they scroll by
 * themselves. A link to a place of the page that is not there leaves its words alone.
 * The body must come sanitised (src/content-client): this only adds, it never lets anything through.
 * @param table what a table is called for screen readers; from the second on its number follows
 * @param locale of numbers
 */
export function toArticleBody(
  html: string,
  table: string,
  { locale }: Pick<Language, 'locale'>,
): ArticleBody {
  const { whole, sections } = toAnchored(html, table, locale);
  return { parts: toParts(whole), sections };
}

/**
 * The body with its links to pages of the site as they are in the language of the article. A path with a language, and one that
 * does not exist in it, stays.
 */
export const toHereLinks = (html: string, toHref: (path: string) => string): string =>
  html.replace(/(<a href=")(\/[^"]*)(?=")/g, (_, start: string, path: string) => {
    const href = fillEntities(path);
    const here = toHref(href);
    return start + (here === href ? path : escapeXml(here));
  });

/** The same of a text that has no films: one stretch of HTML. */
export const toPlainBody = (
  html: string,
  table: string,
  { locale }: Pick<Language, 'locale'>,
): string => toAnchored(html, table, locale).whole;

function toAnchored(html: string, table: string, locale: string) {
  const sections: ArticleSection[] = [];
  const used = new Set<string>(pageIds);
  // The next number of each title, so that a thousand equal ones are not counted through a thousand times.
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
    .replace(ANCHOR_LINK, (link: string, fragment: string, words: string) =>
      isThere(fragment, ids) ? link : words,
    )
    .replaceAll('<table>', toRegion)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { whole, sections };
}

// As the sanitiser writes it; a link holds no other link.
const ANCHOR_LINK = /<a href="#([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Whether a link to a place of the page leads to one of these ids, or to the top. */
function isThere(fragment: string, ids: ReadonlySet<string>): boolean {
  const name = fillEntities(fragment);
  if (name === '' || name === 'top' || ids.has(name)) return true;
  try {
    return ids.has(decodeURIComponent(name));
  } catch {
    return false;
  }
}

// As the sanitiser writes it, and with no other element within.
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
  const hosted = parseFilmAddress(fillEntities(href));
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
