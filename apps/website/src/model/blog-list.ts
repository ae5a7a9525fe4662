import type { Blog, BlogList } from '@agency/contracts';

/** Cards before the promo (docs/product.md, section 8). */
export const CARDS_BEFORE_PROMO = 6;
/** Blogs on one page of the list; a longer list is paged. */
export const BLOGS_PER_PAGE = 50;
/** At most this many related blogs, and only when more than two come back. */
const RELATED_AT_MOST = 3;
const RELATED_MORE_THAN = 2;

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
