import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Blog, BlogPage } from '@agency/contracts';
import { toBlogListPath } from './blog-paths.ts';

/** Cards before the promo (docs/product.md, section 8). */
export const CARDS_BEFORE_PROMO = 6;
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

/** A page of the list that exists. */
export interface ListPlace {
  /** All categories when left out. */
  category?: string | undefined;
  page: number;
  pages: number;
}

/**
 * Where in the list that is which was asked for: a page behind the last is the last; nothing for a category that no
 * blog has.
 * @param first the first page of all blogs, which says what there is
 * @param perPage blogs on a page
 */
export function toListPlace(
  { category, page }: BlogListQuery,
  first: BlogPage,
  perPage: number,
): ListPlace | undefined {
  const total =
    category === undefined
      ? first.total
      : first.categories.find(({ name }) => name === category)?.total;
  if (total === undefined) return undefined;
  const pages = Math.max(Math.ceil(total / perPage), 1);
  return { category, page: Math.min(Math.max(page, 1), pages), pages };
}

/** One page of the blog list. */
export interface BlogListPage {
  featured: Blog | undefined;
  cards: Blog[];
  earlier: Blog[];
  page: number;
  pages: number;
}

const emptyPage: BlogListPage = { featured: undefined, cards: [], earlier: [], page: 1, pages: 1 };

/**
 * Featured blog, six cards, then the rest; only the first page has a feature and cards, and no category has a feature.
 * @param shown what the dashboard says stands there; nothing when it has nothing
 */
export function toBlogListPage(
  place: ListPlace | undefined,
  shown: Pick<BlogPage, 'all' | 'featured'> | undefined,
): BlogListPage {
  if (!place || !shown) return emptyPage;
  const { category, page, pages } = place;
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

/** Whether a list has nothing to show. */
export const isEmptyList = ({ featured, cards, earlier }: BlogListPage): boolean =>
  !featured && cards.length + earlier.length === 0;

/** What stands in the place of a list that has nothing to show, and where it leads: never to itself. */
export function toEmptyList(
  { heading, text, cta, all, work }: PageContent<'blogs'>['empty'],
  category: string | undefined,
) {
  return category === undefined
    ? { heading, text: all, actions: [work] }
    : { heading, text, actions: [cta] };
}

/** Links to the neighbouring pages of a list, and which page this is. */
export function toPageLinks(
  words: PageContent<'blogs'>['pages'],
  { page, pages }: Pick<BlogListPage, 'page' | 'pages'>,
  category: string | undefined,
  language: Language,
) {
  const toLink = (label: string, to: number) =>
    to >= 1 && to <= pages
      ? { label, href: toLanguagePath(toBlogListPath({ category, page: to }), language) }
      : undefined;
  return {
    label: words.label,
    position: fillPlaceholders(words.position, { page, pages }),
    newer: toLink(words.newer, page - 1),
    older: toLink(words.older, page + 1),
  };
}

/** Blogs related to one: shown only if more than two come back, never the blog itself, three at most. */
export function toRelated(related: readonly Blog[], currentId: number): Blog[] {
  if (related.length <= RELATED_MORE_THAN) return [];
  return related.filter((blog) => blog.id !== currentId).slice(0, RELATED_AT_MOST);
}
