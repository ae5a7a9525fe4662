import type { Language } from '@agency/content/languages';
import { ADDRESSES_PER_PAGE, BLOGS_PER_PAGE } from '@agency/contracts';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { isPageIn, toHref } from '../../i18n/language-pages.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { createCopyReader } from '../../i18n/copy.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import { createKeptIndex } from '../../model/search/kept-index.ts';
import { toBlogEntry, toPageEntry, toStudyEntry } from '../../model/search/search-entries.ts';
import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
} from '../../model/search/search-index.ts';

type Locals = Pick<App.Locals, 'fetchInBackground' | 'language'>;
type SiteSearch = ReturnType<typeof createSiteSearch>;

/** Most posts that are indexed, newest first. */
const MOST_BLOGS = 20_000;
const searches = new Map<string, SiteSearch>();

/** The index of all that can be found in the language of a page: one each for the whole process. */
export const getSiteSearch: SiteSearch = (locals, patience) => {
  const { tag } = locals.language;
  const search = searches.get(tag) ?? createSiteSearch();
  searches.set(tag, search);
  return search(locals, patience);
};

function createSiteSearch() {
  return createKeptIndex<Locals, SearchIndex>({
    readSources,
    async make(locals) {
      const { entries, isWhole } = await readEntries(locals);
      return { index: await createSearchIndex(entries), isWhole };
    },
  });
}

const getPages = (language: Language) => sitePages.filter(({ path }) => isPageIn(path, language));

/** Words of all pages, and what the list of addresses says of posts: each of them with the day it changed. */
async function readSources(locals: Locals): Promise<readonly unknown[]> {
  const { readWords } = toReader(locals);
  const words = await Promise.all([
    readWords('shell'),
    ...getPages(locals.language).map(({ name }) => readWords(name)),
  ]);
  const pages: unknown[] = [];
  for (let page = 1, total = 1; pages.length < Math.ceil(total / ADDRESSES_PER_PAGE); page += 1) {
    const reading = await locals.fetchInBackground('blog-addresses', page);
    pages.push(reading.status === 'ok' ? reading.data : reading.status);
    total = reading.status === 'ok' ? Math.min(reading.data.total, MOST_BLOGS) : 0;
  }
  return [...words, await readWorks(locals), ...pages];
}

async function readEntries(locals: Locals): Promise<{ entries: SearchEntry[]; isWhole: boolean }> {
  const { readWords } = toReader(locals);
  const shell = await readWords('shell');
  const pages = await Promise.all(
    getPages(locals.language).map(async ({ path, name }) => {
      const link = toHref(path, locals.language);
      return toPageEntry({ path, link }, await readWords(name), shell);
    }),
  );
  const studies = await readStudies(locals);
  const blogs = await readBlogs(locals);
  return {
    entries: [...pages, ...studies.entries, ...blogs.entries],
    isWhole: studies.isWhole && blogs.isWhole,
  };
}

/** One after the other: a thousand questions at once would have the dashboard client believe that it fails. */
async function readStudies(locals: Locals) {
  const works = await readWorks(locals);
  const entries: SearchEntry[] = [];
  for (const work of works) {
    const study = await work.getPage(toStudyLocals(locals));
    if (study.status !== 'ok') continue;
    entries.push(toStudyEntry(study.data, work.link));
  }
  return { entries, isWhole: entries.length === works.length };
}

/** The same list as long as the dashboard says the same. */
const readWorks = (locals: Locals) => getCaseStudies(toStudyLocals(locals), getConfiguredMediaUrl);

const toStudyLocals = ({ fetchInBackground, language }: Locals) => ({
  language,
  fetchContent: fetchInBackground,
  // Nothing is drawn.
  addRules: () => undefined,
});

/** One page of the list after the other: visitors come first. */
async function readBlogs({ fetchInBackground, language }: Locals) {
  const found = new Map<string, SearchEntry>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const reading = await fetchInBackground('blog-page', page);
    if (reading.status !== 'ok') return { entries: [...found.values()], isWhole: false };
    const { all, total } = reading.data;
    for (const blog of all) found.set(blog.slug, toBlogEntry(blog, language));
    isLast = all.length === 0 || page * BLOGS_PER_PAGE >= Math.min(total, MOST_BLOGS);
  }
  return { entries: [...found.values()], isWhole: true };
}

const toReader = ({ fetchInBackground, language }: Locals) =>
  createCopyReader({ language, fetchContent: fetchInBackground });
