import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { inLanguage } from '../../content-client/in-language.ts';
import { isPageIn, mayBePageIn } from '../../i18n/language-pages.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { getCommunityPicture } from '../../images/community-pictures.ts';
import { getIllustration } from '../../images/illustrations.ts';
import { findStudyLanguages } from '../../images/study-languages.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import { type SitemapEntry, toOpeningEntry, toPageEntries } from '../../model/head/sitemap.ts';
import { toOpeningPath } from '../../model/openings/opening.ts';
import { readOpenings } from './read-openings.ts';

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
