import { readSitemap } from '../e2e/system/read-sitemap.ts';

/** One page of each kind that is made on request. */
export interface PagesOfEachKind {
  landing: string;
  'Our Work': string;
  company: string;
  'case study': string;
  'blog list': string;
  article: string;
}

/** The paths of these pages, from the sitemap of a running website. */
export async function getPagesOfEachKind(website: string): Promise<PagesOfEachKind> {
  const paths = await readSitemap(website);
  const work = new Set(await getLinks(`${website}/our-work`));
  // In the sitemap, case studies follow the other pages, and articles follow the case studies.
  const find = (what: string, fits: (path: string) => boolean): string => {
    const path = paths.findLast(fits);
    if (!path) throw new Error(`the sitemap names no ${what}`);
    return path;
  };
  return {
    landing: '/',
    'Our Work': '/our-work',
    company: find('company page', (path) => path.startsWith('/Meet')),
    'case study': find('case study', (path) => work.has(path) && !path.startsWith('/blogs/')),
    'blog list': '/blogs',
    article: find('article', (path) => path.startsWith('/blogs/')),
  };
}

/** The links in the content of a page. */
async function getLinks(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const content = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  return [...content.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path = '']) => path);
}
