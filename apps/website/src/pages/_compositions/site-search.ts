import { ADDRESSES_PER_PAGE, BLOGS_PER_PAGE } from '@agency/contracts';
import { getMediaAddress } from '../../dashboard-client/get-media-address.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { createWordsReader } from '../../i18n/words.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import { createKeptIndex } from '../../model/search/kept-index.ts';
import { toBlogEntry, toPageEntry, toStudyEntry } from '../../model/search/search-entries.ts';
import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
} from '../../model/search/search-index.ts';

type Locals = Pick<App.Locals, 'readInBackground'>;

/** Most posts that are indexed, newest first. */
const MOST_BLOGS = 20_000;
/** The index of all that can be found: one for the whole process. */
export const getSiteSearch = createKeptIndex<Locals, SearchIndex>({
  readSources,
  async make(locals) {
    const { entries, isWhole } = await readEntries(locals);
    return { index: await createSearchIndex(entries), isWhole };
  },
});

/** Words of all pages, and what the list of addresses says of posts: each of them with the day it changed. */
async function readSources(locals: Locals): Promise<readonly unknown[]> {
  const { readWords } = toReader(locals);
  const words = await Promise.all([
    readWords('shell'),
    ...sitePages.map(({ name }) => readWords(name)),
  ]);
  const pages: unknown[] = [];
  for (let page = 1, total = 1; pages.length < Math.ceil(total / ADDRESSES_PER_PAGE); page += 1) {
    const reading = await locals.readInBackground('blog-addresses', { parameter: page });
    pages.push(reading.status === 'ok' ? reading.data : reading.status);
    total = reading.status === 'ok' ? Math.min(reading.data.total, MOST_BLOGS) : 0;
  }
  return [...words, await readWorks(locals), ...pages];
}

async function readEntries(locals: Locals): Promise<{ entries: SearchEntry[]; isWhole: boolean }> {
  const { readWords } = toReader(locals);
  const shell = await readWords('shell');
  const pages = await Promise.all(
    sitePages.map(async ({ path, name }) => toPageEntry(path, await readWords(name), shell)),
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
    if (study.status === 'ok') entries.push(toStudyEntry(study.data));
  }
  return { entries, isWhole: entries.length === works.length };
}

/** The same list as long as the dashboard says the same. */
const readWorks = (locals: Locals) => getCaseStudies(toStudyLocals(locals), getMediaAddress);

const toStudyLocals = ({ readInBackground }: Locals) => ({
  readDashboard: readInBackground,
  // Nothing is drawn.
  addRules: () => undefined,
});

/** One page of the list after the other: visitors come first. */
async function readBlogs({ readInBackground }: Locals) {
  const found = new Map<string, SearchEntry>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const reading = await readInBackground('blog-page', { parameter: page });
    if (reading.status !== 'ok') return { entries: [...found.values()], isWhole: false };
    const { all, total } = reading.data;
    for (const blog of all) found.set(blog.slug, toBlogEntry(blog));
    isLast = all.length === 0 || page * BLOGS_PER_PAGE >= Math.min(total, MOST_BLOGS);
  }
  return { entries: [...found.values()], isWhole: true };
}

const toReader = ({ readInBackground }: Locals) =>
  createWordsReader({ ask: (key) => readInBackground('content', { parameter: key }) });
