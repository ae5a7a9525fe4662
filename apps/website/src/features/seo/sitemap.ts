import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import type { SitePage } from '@agency/content/site-pages';
import type { BlogAddress, Opening } from '@agency/contracts';
import { escapeXml } from '../../model/text.ts';
import { toBlogPath } from '../blog/blog-paths.ts';
import { toOpeningPath } from '../careers/opening.ts';
import type { CaseStudyPage, ShownBlock } from '../case-studies/case-study-page.ts';

/** A page in one of its languages. */
export interface SitemapAlternate {
  /** BCP 47, or `x-default`. */
  tag: string;
  path: string;
}

/** A page of the sitemap. */
export interface SitemapEntry {
  /** Path from the site's root. */
  path: string;
  /** When its content really changed, ISO 8601; left out when nobody knows. */
  changed?: string | undefined;
  /** The same page in every language that has it, this one included; none where it is in one alone. */
  alternates?: readonly SitemapAlternate[];
  /** Addresses of the pictures it shows: absolute, or from the site's root. */
  pictures?: readonly string[];
}

/** Most pictures of one page that search engines read. */
const MOST_PICTURES = 1000;

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

/**
 * A blog of the sitemap.
 * @param toAddress address of a picture from its `src`; nothing when it could lead elsewhere
 */
export function toBlogEntry(
  blog: BlogAddress,
  toAddress: (src: string) => string | undefined,
  { language, languages }: BlogLanguages = ONE_LANGUAGE,
): SitemapEntry {
  const { slug, created_at, updated_at, image } = blog;
  const picture = image && toAddress(image.src);
  const alternates = toAlternates(blog, language, languages);
  const isTranslated = alternates.some(({ tag }) => tag !== language.tag && tag !== 'x-default');
  return {
    path: toLanguagePath(toBlogPath(slug), language),
    changed: toNewest([created_at, updated_at ?? created_at]),
    ...(isTranslated && { alternates }),
    pictures: picture ? [picture] : [],
  };
}

/** Which language a blog is in, of those that the site has. */
interface BlogLanguages {
  language: Language;
  languages: readonly Language[];
}

const ONE_LANGUAGE: BlogLanguages = { language: defaultLanguage, languages: [defaultLanguage] };

/** A blog and its counterparts in languages of the site, this one included. */
function toAlternates(
  { slug, counterparts = [] }: BlogAddress,
  own: Language,
  languages: readonly Language[],
): SitemapAlternate[] {
  return languages.flatMap((language) => {
    const there =
      language === own ? slug : counterparts.find((one) => one.language === language.tag)?.slug;
    if (there === undefined) return [];
    const path = toLanguagePath(toBlogPath(there), language);
    return [
      { tag: language.tag, path },
      ...(isDefault(language) ? [{ tag: 'x-default', path }] : []),
    ];
  });
}

/** An open position of the sitemap. It is written in one language, and has no other. */
export const toOpeningEntry = (
  { slug, updated_at }: Pick<Opening, 'slug' | 'updated_at'>,
  language: Language,
): SitemapEntry => ({
  path: toLanguagePath(toOpeningPath(slug), language),
  changed: updated_at,
});

/**
 * The pages that are always there. A page that lists others changes with them: landing page and blog list with the
 * blogs, Our Work with the case studies. Nobody knows when the company page changes, whose people carry no day.
 * @param changes day of the last change of each page's words, by its name
 */
export function toPageEntries(
  pages: readonly SitePage[],
  {
    changes,
    blogs,
    studies,
    pictures,
  }: {
    changes: Readonly<Record<string, string | undefined>>;
    blogs: readonly SitemapEntry[];
    studies: readonly SitemapEntry[];
    pictures: Partial<Record<SitePage['name'], string[]>>;
  },
): SitemapEntry[] {
  const toDays = (entries: readonly SitemapEntry[]) => entries.map(({ changed }) => changed);
  const newestBlog = toNewest(toDays(blogs));
  const listed: Partial<Record<SitePage['name'], (string | undefined)[]>> = {
    landing: [newestBlog],
    blogs: [newestBlog],
    'our-work': toDays(studies),
    company: [undefined],
  };
  return pages.map(({ path, name }) => ({
    path,
    changed: toNewest([changes[name], ...(listed[name] ?? [])]),
    pictures: pictures[name] ?? [],
  }));
}

/**
 * Paths of the sitemap's files when it has several; none while one is enough for all blogs.
 * @param blogs how many there are in each language
 */
export function toSitemapFiles(
  blogs: readonly { language: Language; total: number }[],
  perFile: number,
): string[] {
  if (blogs.every(({ total }) => total <= perFile)) return [];
  const ofBlogs = blogs.flatMap(({ language, total }) =>
    Array.from({ length: Math.ceil(total / perFile) }, (_, index) =>
      toLanguagePath(`/sitemaps/blogs-${index + 1}.xml`, language),
    ),
  );
  return ['/sitemaps/pages.xml', ...ofBlogs];
}

/** The list of a sitemap's files as XML (sitemaps.org 0.9). */
export function toSitemapIndex(files: readonly string[], site: string): string {
  const named = files.map(
    (path) => `<sitemap><loc>${escapeXml(new URL(path, site).href)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${named.join('')}</sitemapindex>`;
}

/** The sitemap as XML (sitemaps.org 0.9, with Google's pictures). */
export function toSitemap(entries: readonly SitemapEntry[], site: string): string {
  const toAddress = (path: string) => escapeXml(new URL(path, site).href);
  const urls = entries.map(({ path, changed, alternates = [], pictures = [] }) => {
    const images = [...new Set(pictures)]
      .slice(0, MOST_PICTURES)
      .map((src) => `<image:image><image:loc>${toAddress(src)}</image:loc></image:image>`);
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${toAddress(one.path)}"/>`,
    );
    // The schema wants this order.
    return `<url><loc>${toAddress(path)}</loc>${lastmod}${links.join('')}${images.join('')}</url>`;
  });
  const hasAlternates = entries.some(({ alternates = [] }) => alternates.length > 0);
  const names = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${names}>${urls.join('')}</urlset>`;
}
