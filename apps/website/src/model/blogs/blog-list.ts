import type { Blog, BlogList } from '@agency/contracts';
import type { PageContent } from '../../schemas/pages.ts';
import { fillPlaces } from '../places.ts';
import type { Reading } from '../reading.ts';
import { toBlogListPath } from './blog-paths.ts';

/** Cards before the promo (docs/product.md, section 8). */
export const CARDS_BEFORE_PROMO = 6;
/** Blogs on one page of the list; a longer list is paged. */
export const BLOGS_PER_PAGE = 50;
/** At most this many related blogs, and only when more than two come back. */
const RELATED_AT_MOST = 3;
const RELATED_MORE_THAN = 2;

/** What a visitor asks the list for. */
export interface BlogListQuery {
  /** All categories when left out. */
  category?: string | undefined;
  /** From 1; not yet known to exist. */
  page: number;
}

/** Longest name of a category that is looked for, in characters. */
const CATEGORY_LENGTH = 100;

/** What an address asks the list for; what cannot be read asks for everything, from the first page. */
export function parseBlogListQuery(parameters: URLSearchParams): BlogListQuery {
  return {
    category: parameters.get('category')?.slice(0, CATEGORY_LENGTH) || undefined,
    page: Number.parseInt(parameters.get('page') ?? '1', 10) || 1,
  };
}

/** Whether an address asks for the list that is shown, not for a category or page that does not exist. */
export function isListAddress(asked: URLSearchParams, list: BlogListQuery): boolean {
  const page = asked.get('page') ?? String(list.page);
  return (asked.get('category') ?? undefined) === list.category && page === String(list.page);
}

/** One page of the blog list. */
export interface BlogListPage {
  featured: Blog | undefined;
  cards: Blog[];
  earlier: Blog[];
  page: number;
  pages: number;
}

/** Featured blog, six cards, then the rest, fifty blogs to a page; only the first page has a feature and cards. */
export function toBlogListPage(
  all: readonly Blog[],
  featured: Blog | null,
  page: number,
): BlogListPage {
  const pages = Math.max(Math.ceil(all.length / BLOGS_PER_PAGE), 1);
  const current = Math.min(Math.max(page, 1), pages);
  const shown = all.slice((current - 1) * BLOGS_PER_PAGE, current * BLOGS_PER_PAGE);
  if (current > 1) return { featured: undefined, cards: [], earlier: shown, page: current, pages };
  const opening = featured ?? undefined;
  const others = shown.filter((blog) => blog.id !== opening?.id);
  return {
    featured: opening,
    cards: others.slice(0, CARDS_BEFORE_PROMO),
    earlier: others.slice(CARDS_BEFORE_PROMO),
    page: current,
    pages,
  };
}

/**
 * The page that was asked for; nothing when what it needs could not be read.
 * @param everything all blogs, of which the first page features one
 * @param filtered those of the category; left out where none is asked for, or one that no blog has
 */
export function toAskedBlogs(
  { category, page }: BlogListQuery,
  everything: Reading<BlogList>,
  filtered: Reading<Blog[]> | undefined,
): BlogListPage | undefined {
  if (everything.status !== 'ok' || filtered?.status === 'failed') return undefined;
  if (category === undefined)
    return toBlogListPage(everything.data.all, everything.data.featured, page);
  return toBlogListPage(filtered?.status === 'ok' ? filtered.data : [], null, page);
}

/** Whether a list has nothing to show. */
export const isEmptyList = ({ featured, cards, earlier }: BlogListPage): boolean =>
  !featured && cards.length + earlier.length === 0;

/** Links to the neighbouring pages of a list, and which page this is. */
export function toPageLinks(
  words: PageContent<'blogs'>['pages'],
  { page, pages }: Pick<BlogListPage, 'page' | 'pages'>,
  category: string | undefined,
) {
  const toLink = (label: string, to: number) =>
    to >= 1 && to <= pages ? { label, href: toBlogListPath({ category, page: to }) } : undefined;
  return {
    label: words.label,
    position: fillPlaces(words.position, { page, pages }),
    newer: toLink(words.newer, page - 1),
    older: toLink(words.older, page + 1),
  };
}

/** Categories in use, most blogs first. */
export function toCategories({ all }: BlogList): string[] {
  const counts = new Map<string, number>();
  for (const { category } of all)
    if (category) counts.set(category.name, (counts.get(category.name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** Blogs related to one: shown only if more than two come back, never the blog itself, three at most. */
export function toRelated(related: readonly Blog[], currentId: number): Blog[] {
  if (related.length <= RELATED_MORE_THAN) return [];
  return related.filter((blog) => blog.id !== currentId).slice(0, RELATED_AT_MOST);
}
