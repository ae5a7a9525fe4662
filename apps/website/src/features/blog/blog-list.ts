import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Blog, BlogPage } from '@agency/contracts';
import { toBlogListPath } from './blog-paths.ts';

/** Cards before the promo (docs/product.md, section 8). */
export const CARDS_BEFORE_PROMO = 6;
const MAX_RELATED = 3;
/** With fewer related blogs none is shown. */
const MIN_RELATED = 3;
/** In characters. */
const MAX_CATEGORY_LENGTH = 100;

/** The query of the list; the category and the page may not exist. */
export interface BlogListQuery {
  category?: string | undefined;
  page: number;
}

/** Invalid parameters mean the first page, or all categories. */
export const parseBlogListQuery = (parameters: URLSearchParams): BlogListQuery => ({
  category: parameters.get('category')?.slice(0, MAX_CATEGORY_LENGTH) || undefined,
  page: Number.parseInt(parameters.get('page') ?? '1', 10) || 1,
});

/** A page of the list that exists. */
export interface ListPosition extends BlogListQuery {
  pages: number;
}

/**
 * The page of the list that a query means: the last for a page behind it; undefined for a category without blogs.
 * @param first the first page of all blogs
 */
export function toListPosition(
  { category, page }: BlogListQuery,
  first: BlogPage,
  perPage: number,
): ListPosition | undefined {
  const total =
    category === undefined
      ? first.total
      : first.categories.find(({ name }) => name === category)?.total;
  if (total === undefined) return undefined;
  const pages = Math.max(Math.ceil(total / perPage), 1);
  return { category, page: Math.min(Math.max(page, 1), pages), pages };
}

export interface BlogListPage {
  featured: Blog | undefined;
  cards: Blog[];
  earlier: Blog[];
  page: number;
  pages: number;
}

const emptyPage: BlogListPage = { featured: undefined, cards: [], earlier: [], page: 1, pages: 1 };

/** Only the first page has cards, and a featured blog unless it is of a category. */
export function toBlogListPage(
  position: ListPosition | undefined,
  shown: Pick<BlogPage, 'all' | 'featured'> | undefined,
): BlogListPage {
  if (!position || !shown) return emptyPage;
  const { category, page, pages } = position;
  if (page > 1) return { ...emptyPage, earlier: shown.all, page, pages };
  const featured = (category === undefined && shown.featured) || undefined;
  const others = shown.all.filter((blog) => blog.id !== featured?.id);
  return {
    featured,
    cards: others.slice(0, CARDS_BEFORE_PROMO),
    earlier: others.slice(CARDS_BEFORE_PROMO),
    page,
    pages,
  };
}

export const isEmptyList = ({ featured, cards, earlier }: BlogListPage): boolean =>
  !featured && cards.length + earlier.length === 0;

/** The message of an empty list. Its link never leads to the same list. */
export const toEmptyList = (
  { heading, text, cta, all, work }: PageContent<'blogs'>['empty'],
  category: string | undefined,
) =>
  category === undefined
    ? { heading, text: all, actions: [work] }
    : { heading, text, actions: [cta] };

export function toPageLinks(
  copy: PageContent<'blogs'>['pages'],
  { page, pages }: Pick<BlogListPage, 'page' | 'pages'>,
  category: string | undefined,
  language: Language,
) {
  const toLink = (label: string, to: number) =>
    to >= 1 && to <= pages
      ? { label, href: toLanguagePath(toBlogListPath({ category, page: to }), language) }
      : undefined;
  return {
    label: copy.label,
    position: fillPlaceholders(copy.position, { page, pages }),
    newer: toLink(copy.newer, page - 1),
    older: toLink(copy.older, page + 1),
  };
}

export const toRelated = (related: readonly Blog[], currentId: number): Blog[] =>
  related.length < MIN_RELATED
    ? []
    : related.filter((blog) => blog.id !== currentId).slice(0, MAX_RELATED);
