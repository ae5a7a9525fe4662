/** A page of the sitemap. */
export interface SitemapEntry {
  /** Path from the site's root. */
  path: string;
  /** When its content really changed, ISO 8601. */
  changed?: string;
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The sitemap as XML. */
export function toSitemap(entries: SitemapEntry[], site: string): string {
  const urls = entries.map(({ path, changed }) => {
    const location = escapeXml(new URL(path, site).href);
    return `<url><loc>${location}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
