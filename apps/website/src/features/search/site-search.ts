import type { Language } from '@agency/content/languages';
import { ADDRESSES_PER_PAGE, BLOGS_PER_PAGE } from '@agency/contracts';
import { createCopyReader } from '../../i18n/copy.ts';
import { isPageIn, toHref } from '../../i18n/language-pages.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { getCaseStudies } from '../case-studies/case-studies.ts';
import { createIndexCache } from './index-cache.ts';
import { toBlogEntry, toCaseStudyEntry, toPageEntry } from './search-entries.ts';
import { createSearchIndex, type SearchEntry, type SearchIndex } from './search-index.ts';

type Locals = Pick<App.Locals, 'fetchInBackground' | 'language'>;
type SiteSearch = ReturnType<typeof createSiteSearch>;

/** The newest ones are indexed. */
const MAX_BLOGS = 20_000;
const searches = new Map<string, SiteSearch>();

export const getSiteSearch: SiteSearch = (locals, timeout) => {
  const { tag } = locals.language;
  const search = searches.get(tag) ?? createSiteSearch();
  searches.set(tag, search);
  return search(locals, timeout);
};

const createSiteSearch = () =>
  createIndexCache<Locals, SearchIndex>({
    readSources,
    async build(locals) {
      const caseStudies = await readCaseStudies(locals);
      const blogs = await readBlogs(locals);
      const entries = [...(await readPages(locals)), ...caseStudies.entries, ...blogs.entries];
      return {
        index: await createSearchIndex(entries),
        isComplete: caseStudies.isComplete && blogs.isComplete,
      };
    },
  });

const getPages = (language: Language) => sitePages.filter(({ path }) => isPageIn(path, language));

/** The URLs of blogs have the date of the last change. */
async function readSources(locals: Locals): Promise<readonly unknown[]> {
  const { readCopy } = toReader(locals);
  const copy = await Promise.all([
    readCopy('shell'),
    ...getPages(locals.language).map(({ name }) => readCopy(name)),
  ]);
  const pages: unknown[] = [];
  for (let page = 1, total = 1; pages.length < Math.ceil(total / ADDRESSES_PER_PAGE); page += 1) {
    const result = await locals.fetchInBackground('blog-addresses', page);
    pages.push(result.status === 'ok' ? result.data : result.status);
    total = result.status === 'ok' ? Math.min(result.data.total, MAX_BLOGS) : 0;
  }
  return [...copy, await getCaseStudies(toCaseStudyLocals(locals)), ...pages];
}

async function readPages(locals: Locals): Promise<SearchEntry[]> {
  const { readCopy } = toReader(locals);
  const shell = await readCopy('shell');
  return Promise.all(
    getPages(locals.language).map(async ({ path, name }) =>
      toPageEntry({ path, link: toHref(path, locals.language) }, await readCopy(name), shell),
    ),
  );
}

/** One request at a time: many at once would open the circuit breaker of the content client. */
async function readCaseStudies(locals: Locals) {
  const caseStudies = await getCaseStudies(toCaseStudyLocals(locals));
  const entries: SearchEntry[] = [];
  for (const { getPage, href } of caseStudies) {
    const page = await getPage(toCaseStudyLocals(locals));
    if (page.status === 'ok') entries.push(toCaseStudyEntry(page.data, href));
  }
  return { entries, isComplete: entries.length === caseStudies.length };
}

const toCaseStudyLocals = ({ fetchInBackground, language }: Locals) => ({
  language,
  fetchContent: fetchInBackground,
  // Nothing is rendered.
  addRules: () => undefined,
});

/** One request at a time, so that visitors come first. */
async function readBlogs({ fetchInBackground, language }: Locals) {
  const found = new Map<string, SearchEntry>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const result = await fetchInBackground('blog-page', page);
    if (result.status !== 'ok') return { entries: [...found.values()], isComplete: false };
    const { all, total } = result.data;
    for (const blog of all) found.set(blog.slug, toBlogEntry(blog, language));
    isLast = all.length === 0 || page * BLOGS_PER_PAGE >= Math.min(total, MAX_BLOGS);
  }
  return { entries: [...found.values()], isComplete: true };
}

const toReader = ({ fetchInBackground, language }: Locals) =>
  createCopyReader({ language, fetchContent: fetchInBackground });
