import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import type { BlogAddresses } from '@agency/contracts';
import { decideCaching } from '../../content-client/decide-caching.ts';
import { getConfiguredMediaUrl } from '../../content-client/get-configured-media-url.ts';
import { inLanguage } from '../../content-client/in-language.ts';
import { isPageIn, mayBePageIn } from '../../i18n/language-pages.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { getIllustration } from '../../images/illustrations.ts';
import { getCommunityPicture } from '../../images/page-images.ts';
import type { Reading } from '../../model/reading.ts';
import { toBlogPath } from '../blog/blog-paths.ts';
import { toOpeningPath } from '../careers/opening.ts';
import { readOpenings } from '../careers/read-openings.ts';
import { getCaseStudies } from '../case-studies/case-studies.ts';
import { findStudyLanguages } from '../case-studies/case-study-languages.ts';
import { type SitemapEntry, toBlogEntry, toOpeningEntry, toPageEntries } from './sitemap.ts';

type SiteLocals = Pick<
  App.Locals,
  | ('readWords' | 'readChange' | 'fetchContent' | 'addRules' | 'expireAt')
  | ('language' | 'languages')
>;

/** Every page but the blogs': those that are always there, the case studies, and the positions that are open now. */
export async function getSiteEntries(
  blogs: readonly SitemapEntry[],
  locals: SiteLocals,
): Promise<SitemapEntry[]> {
  const studies = await getStudyEntries(locals);
  const pictures = { 'people-of-cairo': await getCairoPictures(locals) };
  const ofPages = { changes: await getPageChanges(locals), blogs, studies, pictures };
  const pages = toPageEntries(sitePages, ofPages).flatMap((entry) =>
    toTranslated(
      entry,
      locals.languages.filter((language) => isPageIn(entry.path, language)),
    ),
  );
  const translated = await Promise.all(
    studies.map(async (entry) => {
      const tags = await findStudyLanguages(entry.path, locals);
      return toTranslated(
        entry,
        locals.languages.filter(({ tag }) => tag in tags),
      );
    }),
  );
  return [...pages, ...translated.flat(), ...(await getOpeningEntries(locals))];
}

/** The positions that are open now, in each language of the site that has pages for them. */
async function getOpeningEntries(locals: SiteLocals): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    locals.languages
      .filter((language) => mayBePageIn(toOpeningPath('any'), language))
      .map(async (language) => {
        const fetchContent = inLanguage(locals.fetchContent, language);
        const { open } = await readOpenings({ ...locals, fetchContent });
        return open.map((opening) => toOpeningEntry(opening, language));
      }),
  );
  return entries.flat();
}

/** A page in each of its languages, which name each other. When one of the others changed, nobody knows. */
function toTranslated(entry: SitemapEntry, own: readonly Language[]): SitemapEntry[] {
  if (own.length < 2) return [entry];
  const toPath = (language: Language) => toLanguagePath(entry.path, language);
  const alternates = own.flatMap((language) => [
    { tag: language.tag, path: toPath(language) },
    ...(isDefault(language) ? [{ tag: 'x-default', path: entry.path }] : []),
  ]);
  return own.map((language) => ({
    ...entry,
    path: toPath(language),
    changed: isDefault(language) ? entry.changed : undefined,
    alternates,
  }));
}

/** When the copy of each page was last edited in the dashboard. */
async function getPageChanges({ readChange }: SiteLocals) {
  const days = await Promise.all(
    sitePages.map(async ({ name }) => [name, await readChange(name)] as const),
  );
  return Object.fromEntries(days);
}

async function getStudyEntries(locals: SiteLocals): Promise<SitemapEntry[]> {
  const studies = await getCaseStudies(locals, getConfiguredMediaUrl);
  return Promise.all(
    studies.map(async (work) => ({
      path: work.href,
      changed: work.changed,
      pictures: await work.getAddresses(),
    })),
  );
}

async function getCairoPictures(locals: SiteLocals): Promise<string[]> {
  const { what, community } = await locals.readWords('people-of-cairo');
  const drawn = ['panorama', what.picture.scene].map((name) => getIllustration(`scenes/${name}`));
  const pictures = await Promise.all(
    community.pictures.map((picture) => getCommunityPicture(picture, getConfiguredMediaUrl)),
  );
  return [...drawn, ...pictures].map(({ src }) => src);
}

type Locals = Pick<App.Locals, 'fetchContent' | 'languages'>;

/** The first page of the addresses of blogs in a language, and how many there are on all. */
export interface AddressesIn {
  language: Language;
  reading: Reading<BlogAddresses>;
  total: number;
  entries: SitemapEntry[];
}

/** The addresses of blogs in each language of the site that has pages for them. */
export function readAddresses({ fetchContent, languages }: Locals): Promise<AddressesIn[]> {
  return Promise.all(
    languages
      .filter((language) => mayBePageIn(toBlogPath('any'), language))
      .map(async (language) => {
        const reading = await fetchContent('blog-addresses', 1, { language: language.tag });
        const { all, total } = reading.status === 'ok' ? reading.data : { all: [], total: 0 };
        return { language, reading, total, entries: toEntries(all, language, languages) };
      }),
  );
}

/** Blogs of one language as entries of a sitemap. */
export const toEntries = (
  all: BlogAddresses['all'],
  language: Language,
  languages: readonly Language[],
): SitemapEntry[] =>
  all.map((blog) => toBlogEntry(blog, getConfiguredMediaUrl, { language, languages }));

/** Answers with a file of the sitemap, which was made from these readings. */
export function answerSitemap(xml: string, ...readings: Reading<unknown>[]): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': decideCaching(...readings),
    },
  });
}
