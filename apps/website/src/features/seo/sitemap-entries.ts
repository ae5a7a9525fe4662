import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { BlogAddresses } from '@agency/contracts';
import { inLanguage } from '../../content-client/in-language.ts';
import { isPageIn, mayBePageIn } from '../../i18n/language-pages.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { getIllustration } from '../../images/illustrations.ts';
import { getCommunityImage } from '../../images/page-images.ts';
import type { ContentResult } from '../../model/content-result.ts';
import { toBlogPath } from '../blog/blog-paths.ts';
import { toOpeningPath } from '../careers/opening.ts';
import { readOpenings } from '../careers/read-openings.ts';
import { getCaseStudies } from '../case-studies/case-studies.ts';
import { findTranslations } from '../case-studies/translations.ts';
import {
  type SitemapEntry,
  toBlogEntry,
  toOpeningEntry,
  toPageEntries,
  toTranslated,
} from './sitemap.ts';

type SiteLocals = Pick<App.Locals, 'language' | 'languages'> &
  Pick<App.Locals, 'readCopy' | 'readChange' | 'fetchContent' | 'addRules' | 'expireAt'>;

/** The blogs of one language, as far as the first response lists them. */
interface BlogUrls {
  language: Language;
  result: ContentResult<BlogAddresses>;
  /** How many there are in all responses. */
  total: number;
  entries: SitemapEntry[];
}

/** All pages except the blogs. */
export async function getSiteEntries(
  blogs: readonly SitemapEntry[],
  locals: SiteLocals,
): Promise<SitemapEntry[]> {
  const { languages } = locals;
  const caseStudies = await readCaseStudies(locals);
  const changes = await Promise.all(
    sitePages.map(async ({ name }) => [name, await locals.readChange(name)] as const),
  );
  const pages = toPageEntries(sitePages, {
    changes: Object.fromEntries(changes),
    blogs,
    caseStudies,
    pictures: { 'people-of-cairo': await getCairoImages(locals) },
  });
  const studies = await Promise.all(languages.map((one) => readCaseStudies(locals, one)));
  const pictures = new Map(studies.flat().map(({ path, pictures }) => [path, { pictures }]));
  const translated = await Promise.all(
    caseStudies.map(async (entry) => {
      const paths = await findTranslations(entry.path, locals);
      const shown = languages.filter(({ tag }) => tag in paths);
      return toTranslated(entry, shown).map((one) => ({ ...one, ...pictures.get(one.path) }));
    }),
  );
  return [
    ...pages.flatMap((entry) =>
      toTranslated(
        entry,
        languages.filter((language) => isPageIn(entry.path, language)),
      ),
    ),
    ...translated.flat(),
    ...(await getOpeningEntries(locals)),
  ];
}

/** The case studies of a language, with the pictures that its pages show. */
async function readCaseStudies(locals: SiteLocals, language = locals.language) {
  const fetchContent = inLanguage(locals.fetchContent, language);
  const studies = await getCaseStudies({ ...locals, language, fetchContent });
  return Promise.all(
    studies.map(async ({ path, changed, getImageUrls }) => {
      return { path: toLanguagePath(path, language), changed, pictures: await getImageUrls() };
    }),
  );
}

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

async function getCairoImages(locals: SiteLocals): Promise<string[]> {
  const { what, community } = await locals.readCopy('people-of-cairo');
  const drawn = ['panorama', what.picture.scene].map((name) => getIllustration(`scenes/${name}`));
  const images = await Promise.all(community.pictures.map(getCommunityImage));
  return [...drawn, ...images].map(({ src }) => src);
}

export function readBlogUrls({
  fetchContent,
  languages,
}: Pick<App.Locals, 'fetchContent' | 'languages'>): Promise<BlogUrls[]> {
  return Promise.all(
    languages
      .filter((language) => mayBePageIn(toBlogPath('any'), language))
      .map(async (language) => {
        const result = await fetchContent('blog-addresses', 1, { language: language.tag });
        const { all, total } = result.status === 'ok' ? result.data : { all: [], total: 0 };
        const entries = all.map((blog) => toBlogEntry(blog, { language, languages }));
        return { language, result, total, entries };
      }),
  );
}

export const toSitemapResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
