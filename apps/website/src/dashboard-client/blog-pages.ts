import type { BlogAddresses, BlogList, BlogPage } from '@agency/contracts';
import type { Reading } from '../model/reading.ts';
import type { Reader } from './reader.ts';
import { readerLimits } from './reader-limits.ts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';
import { createWholeList } from './whole-list.ts';

/** The list of blogs, page by page, of a host that pages and of one that does not (docs/website.md). */
export interface BlogPages {
  /** A page of all blogs. */
  readPage(page: number, options?: PageOptions): Promise<Reading<BlogPage>>;
  /** A page of one category, which the first page of all must name. */
  readCategory(
    asked: { page: number; name: string },
    options?: PageOptions,
  ): Promise<Reading<BlogPage>>;
  readAddresses(page: number, options?: PageOptions): Promise<Reading<BlogAddresses>>;
}

interface PageOptions {
  deadline?: AbortSignal | undefined;
  /** Whether what the host said a moment ago is not enough. */
  isAnew?: boolean;
}

interface BlogPagesOptions {
  reader: Reader;
  /** Reads the whole list, with the blog that opens it. */
  readList(options: PageOptions): Promise<Reading<BlogList>>;
  now: () => number;
}

/** For so long a host that does not page is not asked for a page again, in milliseconds. */
export const RETRY_TIME = readerLimits.refused;

/** What a host sends that does not know pages: it has no use here, because `/api/blogs` brings the same. */
const WHOLE_LIST = Symbol('whole list');
type Paged<Data> = Data | typeof WHOLE_LIST;

const NO_SUCH_PAGE = { status: 'missing', message: 'Page does not exist.' } as const;

/** Whether what came is a page, and not the whole list. */
export const isPage = (data: unknown): boolean => data !== WHOLE_LIST;

/** Asks for pages, and works them out of the whole list where the host has none. */
export function createBlogPages({ reader, readList, now }: BlogPagesOptions): BlogPages {
  const whole = createWholeList();
  const firstPage = toPaged(toResource('blog-page', 1));
  // Until then the host is known not to page.
  let isWholeUntil = Number.NEGATIVE_INFINITY;
  let isPaging = false;

  async function read<Data>(
    resource: Resource<Paged<Data>>,
    fromList: (list: BlogList) => Promise<Reading<Data>>,
    options: PageOptions,
  ): Promise<Reading<Data>> {
    const readOne = <Any>(one: Resource<Any>) =>
      options.isAnew ? reader.readAnew(one) : reader.read(one, options.deadline);
    const first = now() < isWholeUntil ? undefined : await reader.read(firstPage, options.deadline);
    const hasPage = first?.status === 'ok' && isPage(first.data);
    if (hasPage && !first.stale) isPaging = true;
    if (first && !hasPage && first.status !== 'failed') isPaging = false;
    // One that has paged and now fails is in trouble, of which a whole list would be more.
    const page = first && isPaging ? toReading(await readOne(resource)) : undefined;
    if (page) return page;
    // One that fails may not have learned to refuse. Where that is no answer, either, what it said last is shown.
    const list = await readList(options);
    const isAnswered = list.status === 'ok' && !list.stale;
    if (first && isAnswered) isWholeUntil = now() + RETRY_TIME;
    const kept = hasPage && !isAnswered ? toReading(await readOne(resource)) : undefined;
    if (kept) return kept;
    if (list.status !== 'ok') return list;
    const made = await fromList(list.data);
    return made.status === 'ok' ? { ...made, stale: made.stale || list.stale } : made;
  }

  return {
    readPage: async (page, options = {}) => {
      const reading = await read(
        toPaged(toResource('blog-page', page)),
        async (list) => toFound(whole.toPage(list, page)),
        options,
      );
      return toShown(page, reading);
    },
    readCategory: async ({ page, name }, options = {}) => {
      const reading = await read(
        toPaged(toResource('category-page', { page, name })),
        async (list) => {
          const blogs = await reader.read(toResource('category-blogs', name), options.deadline);
          if (blogs.status !== 'ok') return blogs;
          const found = toFound(whole.toCategoryPage(list, blogs.data, page));
          return found.status === 'ok' ? { ...found, stale: blogs.stale } : found;
        },
        options,
      );
      return toShown(page, reading);
    },
    readAddresses: (page, options = {}) =>
      read(
        toPaged(toResource('blog-addresses', page)),
        async (list) => toFound(whole.toAddresses(list, page)),
        options,
      ),
  };
}

/** A page after the last, of a host that counts more blogs than it has, is none. */
function toShown(page: number, reading: Reading<BlogPage>): Reading<BlogPage> {
  const isPastEnd = reading.status === 'ok' && page > 1 && reading.data.all.length === 0;
  return isPastEnd ? NO_SUCH_PAGE : reading;
}

function toFound<Data>(data: Data | undefined): Reading<Data> {
  return data ? { status: 'ok', data, stale: false } : NO_SUCH_PAGE;
}

/** A reading of a page; nothing when the whole list came. */
function toReading<Data>(reading: Reading<Paged<Data>>): Reading<Data> | undefined {
  if (reading.status !== 'ok') return reading;
  const { data } = reading;
  return data === WHOLE_LIST ? undefined : { ...reading, data: data as Data };
}

/** A resource that may answer with the whole list, of which `/api/blogs` has the copy. */
function toPaged<Data>(resource: Resource<Data>): Resource<Paged<Data>> {
  return {
    ...resource,
    parse: (body, onBadRecord) =>
      isWholeList(body) ? { data: WHOLE_LIST, isWhole: true } : resource.parse(body, onBadRecord),
    mayBeKept: isPage,
    whenRefused: { data: WHOLE_LIST },
  };
}

const isWholeList = (body: unknown): boolean =>
  Array.isArray(body) ||
  (typeof body === 'object' && body !== null && 'all' in body && !('total' in body));
