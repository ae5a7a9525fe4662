import type { CaseStudyPage, ShownBlock } from './case-study-page.ts';

/** A page of the sitemap. */
export interface SitemapEntry {
  /** Path from the site's root. */
  path: string;
  /** When its content really changed, ISO 8601; left out when nobody knows. */
  changed?: string | undefined;
  /** Addresses of the pictures it shows: absolute, or from the site's root. */
  pictures?: readonly string[];
}

/** Most pictures of one page that search engines read. */
const MOST_PICTURES = 1000;

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The newest of some days; nothing when one of them is not known, because that one may be newer. */
export function toNewest(days: readonly (string | undefined)[]): string | undefined {
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return undefined;
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

function toBlockPictures(block: ShownBlock): string[] {
  switch (block.kind) {
    case 'gallery':
      return block.pictures.map(({ src }) => src);
    case 'wide':
      return [block.picture.src];
    case 'video':
      return [block.film.poster.src];
    default:
      return [];
  }
}

/** The pictures of a case study's page, in its order. */
export function toCaseStudyPictures({
  banner,
  blocks,
}: Pick<CaseStudyPage, 'banner' | 'blocks'>): string[] {
  return [...(banner ? [banner.src] : []), ...blocks.flatMap(toBlockPictures)];
}

/** The sitemap as XML (sitemaps.org 0.9, with Google's pictures). */
export function toSitemap(entries: readonly SitemapEntry[], site: string): string {
  const toAddress = (path: string) => escapeXml(new URL(path, site).href);
  const urls = entries.map(({ path, changed, pictures = [] }) => {
    const images = [...new Set(pictures)]
      .slice(0, MOST_PICTURES)
      .map((src) => `<image:image><image:loc>${toAddress(src)}</image:loc></image:image>`);
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    // The schema wants this order.
    return `<url><loc>${toAddress(path)}</loc>${lastmod}${images.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`;
}
