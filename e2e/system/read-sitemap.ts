/** Paths of every page in the sitemap of a running website, percent-encoded. */
export async function readSitemap(site: string): Promise<string[]> {
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
