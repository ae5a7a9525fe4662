import { defaultLanguage } from '@agency/content/languages';
import {
  ADDRESSES_PER_PAGE,
  BLOGS_PER_PAGE,
  type Blog,
  type BlogAddresses,
  type BlogList,
  type BlogPage,
  type EndpointResponse,
  endpoints,
} from '@agency/contracts';
import type { Reading } from '../model/reading.ts';
import { type ContentRequest, toRequest } from './content-request.ts';
import type { ResponseCache } from './response-cache.ts';

/** Endpoints that bring a part of the list of blogs. */
export type PagedEndpoint = 'blog-page' | 'category-page' | 'blog-addresses';

/** Which part of the list. */
interface Part {
  page: number;
  /** Of one category. */
  name?: string;
}

const EMPTY: BlogList = { featured: null, all: [] };
const NO_PAGE = { status: 'missing', message: endpoints['blog-page'].missing } as const;

/**
 * Reads a page of the list of blogs. Where the host refuses pages, it is cut from the list that the specification names; in a
 * language that the host does not know there is none.
 * @param readList reads that list
 */
export async function readBlogPage<Name extends PagedEndpoint>(
  cache: ResponseCache,
  request: ContentRequest<EndpointResponse<Name>>,
  {
    part,
    language = defaultLanguage.tag,
    deadline,
    pagesDeadline,
    readList,
  }: {
    part: Part;
    language: string | undefined;
    deadline: AbortSignal | undefined;
    /** When a host that does not say whether it has pages is taken for one without. */
    pagesDeadline: AbortSignal | undefined;
    readList(): Promise<Reading<BlogList>>;
  },
): Promise<Reading<EndpointResponse<Name>>> {
  // The first page tells a host that has no pages from a page that does not exist.
  const isDefault = language === defaultLanguage.tag;
  const until = isDefault ? pagesDeadline : deadline;
  const first = await cache.get(toRequest('blog-page', 1, language), until);
  if (first.status === 'ok') return cache.get(request, deadline);
  if (!isDefault && first.status === 'failed') return first;
  const list: Reading<BlogList> = isDefault
    ? await readList()
    : { status: 'ok', data: EMPTY, stale: false };
  if (list.status !== 'ok') return list;
  const data = cutPage(list.data, request.name as Name, part);
  return data ? { ...list, data } : NO_PAGE;
}

// A page is the same object as long as its list is: a rendered page is then known to be fresh.
const pages = new WeakMap<BlogList, Map<string, BlogPage | BlogAddresses | undefined>>();

/** A page of the list as the endpoint has it; nothing behind the last one. */
export function cutPage<Name extends PagedEndpoint>(
  list: BlogList,
  endpoint: Name,
  part: Part,
): EndpointResponse<Name> | undefined {
  const known = pages.get(list) ?? new Map();
  const key = JSON.stringify([endpoint, part.page, part.name]);
  if (!known.has(key)) known.set(key, toPage(list, endpoint, part));
  pages.set(list, known);
  return known.get(key);
}

function toPage({ featured, all }: BlogList, endpoint: PagedEndpoint, { page, name }: Part) {
  const records = name === undefined ? all : all.filter(({ category }) => category?.name === name);
  const size = endpoint === 'blog-addresses' ? ADDRESSES_PER_PAGE : BLOGS_PER_PAGE;
  const shown = records.slice((page - 1) * size, page * size);
  if (shown.length === 0 && (page > 1 || name !== undefined)) return undefined;
  const part = { all: shown, total: records.length };
  return endpoint === 'blog-addresses'
    ? part
    : { ...part, featured, categories: toCategories(all) };
}

/** Categories in use, most blogs first. */
function toCategories(all: readonly Blog[]): BlogPage['categories'] {
  const totals = new Map<string, number>();
  for (const { category } of all) {
    if (category) totals.set(category.name, (totals.get(category.name) ?? 0) + 1);
  }
  return [...totals].map(([name, total]) => ({ name, total })).sort((a, b) => b.total - a.total);
}
