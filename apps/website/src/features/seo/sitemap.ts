import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import type { SitePage } from '@agency/content/site-pages';
import type { BlogAddress, Opening } from '@agency/contracts';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { escapeXml } from '../../model/text.ts';
import { toBlogPath } from '../blog/blog-paths.ts';
import { toOpeningPath } from '../careers/opening.ts';

/** A page in one of its languages. */
interface Alternate {
  /** BCP 47, or `x-default`. */
  tag: string;
  path: string;
}

export interface SitemapEntry {
  path: string;
  /** ISO 8601; undefined if unknown. */
  changed?: string | undefined;
  /** All translations, this page included; undefined if there is no other. */
  alternates?: readonly Alternate[];
  /** URLs of its images, absolute or from the root of the site. */
  pictures?: readonly string[];
}

/** Google reads no more images of one page. */
const MAX_IMAGES = 1000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The newest date; undefined if one is unknown, because that may be newer. */
export function toNewest(dates: readonly (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined);
  if (known.length < dates.length) return undefined;
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

const toAlternates = (language: Language, path: string): Alternate[] => {
  const inLanguage = toLanguagePath(path, language);
  const own = { tag: language.tag, path: inLanguage };
  return isDefault(language) ? [own, { tag: 'x-default', path: inLanguage }] : [own];
};

/** An entry for each language of a page. Only the change of the default one is known. */
export function toTranslated(entry: SitemapEntry, languages: readonly Language[]): SitemapEntry[] {
  if (languages.length < 2) return [entry];
  const alternates = languages.flatMap((language) => toAlternates(language, entry.path));
  return languages.map((language) => ({
    ...entry,
    path: toLanguagePath(entry.path, language),
    changed: isDefault(language) ? entry.changed : undefined,
    alternates,
  }));
}

export function toBlogEntry(
  { slug, created_at, updated_at, image, counterparts = [] }: BlogAddress,
  { language: own, languages }: { language: Language; languages: readonly Language[] },
): SitemapEntry {
  const url = image && getConfiguredMediaUrl(image.src);
  const slugs = new Map(counterparts.map((one) => [one.language, one.slug]));
  slugs.set(own.tag, slug);
  const translated = languages.filter(({ tag }) => slugs.has(tag));
  return {
    path: toLanguagePath(toBlogPath(slug), own),
    changed: toNewest([created_at, updated_at ?? created_at]),
    ...(translated.length > 1 && {
      alternates: translated.flatMap((language) =>
        toAlternates(language, toBlogPath(slugs.get(language.tag) ?? slug)),
      ),
    }),
    pictures: url ? [url] : [],
  };
}

/** An opening exists in one language only. */
export const toOpeningEntry = (
  { slug, updated_at }: Pick<Opening, 'slug' | 'updated_at'>,
  language: Language,
): SitemapEntry => ({
  path: toLanguagePath(toOpeningPath(slug), language),
  changed: updated_at,
});

/**
 * The fixed pages. A page that lists others changes with them. The company page has no date, because the team members
 * have none.
 * @param changes when the copy of each page changed, by page name
 */
export function toPageEntries(
  pages: readonly SitePage[],
  {
    changes,
    blogs,
    caseStudies,
    pictures,
  }: {
    changes: Readonly<Record<string, string | undefined>>;
    blogs: readonly SitemapEntry[];
    caseStudies: readonly SitemapEntry[];
    pictures: Partial<Record<SitePage['name'], string[]>>;
  },
): SitemapEntry[] {
  const newestBlog = toNewest(blogs.map(({ changed }) => changed));
  const listed: Partial<Record<SitePage['name'], (string | undefined)[]>> = {
    landing: [newestBlog],
    blogs: [newestBlog],
    'our-work': caseStudies.map(({ changed }) => changed),
    company: [undefined],
  };
  return pages.map(({ path, name }) => ({
    path,
    changed: toNewest([changes[name], ...(listed[name] ?? [])]),
    pictures: pictures[name] ?? [],
  }));
}

/**
 * Paths of the files of the sitemap; empty if one file is enough for all blogs.
 * @param blogs how many blogs each language has
 */
export function toSitemapFiles(
  blogs: readonly { language: Language; total: number }[],
  perFile: number,
): string[] {
  if (blogs.every(({ total }) => total <= perFile)) return [];
  const files = blogs.flatMap(({ language, total }) =>
    Array.from({ length: Math.ceil(total / perFile) }, (_, index) =>
      toLanguagePath(`/sitemaps/blogs-${index + 1}.xml`, language),
    ),
  );
  return ['/sitemaps/pages.xml', ...files];
}

export function toSitemapIndex(files: readonly string[], site: string): string {
  const sitemaps = files.map(
    (path) => `<sitemap><loc>${escapeXml(new URL(path, site).href)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${SCHEMA}">${sitemaps.join('')}</sitemapindex>`;
}

/** The sitemap, with Google's image extension. */
export function toSitemap(entries: readonly SitemapEntry[], site: string): string {
  const toUrl = (path: string) => escapeXml(new URL(path, site).href);
  const urls = entries.map(({ path, changed, alternates = [], pictures = [] }) => {
    const images = [...new Set(pictures)]
      .slice(0, MAX_IMAGES)
      .map((src) => `<image:image><image:loc>${toUrl(src)}</image:loc></image:image>`);
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${toUrl(one.path)}"/>`,
    );
    // The schema requires this order.
    return `<url><loc>${toUrl(path)}</loc>${lastmod}${links.join('')}${images.join('')}</url>`;
  });
  const hasAlternates = entries.some(({ alternates }) => alternates !== undefined);
  const xhtml = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${XML}<urlset xmlns="${SCHEMA}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${xhtml}>${urls.join('')}</urlset>`;
}
