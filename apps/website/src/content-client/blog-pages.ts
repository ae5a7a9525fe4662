import { defaultLanguage } from '@agency/content/languages';
import {
  ADDRESSES_PER_PAGE,
  BLOGS_PER_PAGE,
  type BlogAddresses,
  type BlogList,
  type BlogPage,
  type EndpointResponse,
  endpoints,
} from '@agency/contracts';
import type { ContentResult } from '../model/content-result.ts';
import { type ContentRequest, toRequest } from './content-request.ts';
import type { ResponseCache } from './response-cache.ts';

export type PagedEndpoint = 'blog-page' | 'category-page' | 'blog-addresses';

interface PageParams {
  page: number;
  /** A category. */
  name?: string;
}

interface PageOptions {
  params: PageParams;
  language: string | undefined;
  deadline: AbortSignal | undefined;
  /** After it, a host that has not responded counts as one without pages. */
  pagesDeadline: AbortSignal | undefined;
  readList(): Promise<ContentResult<BlogList>>;
}

/** Reads a page of the list of blogs. If the host has no pages, it is cut from the whole list. */
export async function readBlogPage<Name extends PagedEndpoint>(
  cache: ResponseCache,
  request: ContentRequest<EndpointResponse<Name>>,
  { params, language = defaultLanguage.tag, deadline, pagesDeadline, readList }: PageOptions,
): Promise<ContentResult<EndpointResponse<Name>>> {
  // The first page shows whether the host has pages at all.
  const isDefault = language === defaultLanguage.tag;
  const until = isDefault ? pagesDeadline : deadline;
  const first = await cache.get(toRequest('blog-page', 1, language), until);
  if (first.status === 'ok') return cache.get(request, deadline);
  if (!isDefault && first.status === 'failed') return first;
  // A host without languages has no blogs in another one.
  const list: ContentResult<BlogList> = isDefault
    ? await readList()
    : { status: 'ok', data: EMPTY, stale: false };
  if (list.status !== 'ok') return list;
  const data = cutPage(list.data, request.name as Name, params);
  return data
    ? { ...list, data }
    : { status: 'missing', message: endpoints['blog-page'].notFoundMessage };
}

const EMPTY: BlogList = { featured: null, all: [] };

// The same list gives the same objects, so the page cache sees that a page is fresh.
const pages = new WeakMap<BlogList, Map<string, BlogPage | BlogAddresses | undefined>>();

/** A page of the list in the shape of an endpoint; undefined after the last one. */
export function cutPage<Name extends PagedEndpoint>(
  list: BlogList,
  endpoint: Name,
  params: PageParams,
): EndpointResponse<Name> | undefined {
  const known = pages.get(list) ?? new Map();
  const key = JSON.stringify([endpoint, params.page, params.name]);
  if (!known.has(key)) known.set(key, toPage(list, endpoint, params));
  pages.set(list, known);
  return known.get(key);
}

function toPage({ featured, all }: BlogList, endpoint: PagedEndpoint, { page, name }: PageParams) {
  const records = name === undefined ? all : all.filter(({ category }) => category?.name === name);
  const size = endpoint === 'blog-addresses' ? ADDRESSES_PER_PAGE : BLOGS_PER_PAGE;
  const shown = records.slice((page - 1) * size, page * size);
  if (shown.length === 0 && (page > 1 || name !== undefined)) return undefined;
  const part = { all: shown, total: records.length };
  if (endpoint === 'blog-addresses') return part;
  const byCategory = Map.groupBy(all, ({ category }) => category?.name ?? '');
  byCategory.delete('');
  const categories = [...byCategory].map(([category, { length }]) => ({
    name: category,
    total: length,
  }));
  return { ...part, featured, categories: categories.sort((a, b) => b.total - a.total) };
}
