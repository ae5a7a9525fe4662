import {
  ADDRESSES_PER_PAGE,
  BLOGS_PER_PAGE,
  type Blog,
  type BlogAddresses,
  type BlogList,
  type BlogPage,
} from '@agency/contracts';

/**
 * Pages of a whole list, for hosts that send no others. A page is the same object as long as the lists it is from are:
 * what was made from it is then known to be right.
 */
export interface WholeList {
  /** A page of all blogs; nothing behind the last. */
  toPage(list: BlogList, page: number): BlogPage | undefined;
  /** A page of the blogs of one category. */
  toCategoryPage(list: BlogList, blogs: readonly Blog[], page: number): BlogPage | undefined;
  toAddresses(list: BlogList, page: number): BlogAddresses | undefined;
}

/** Remembers what was made of each list for as long as anybody has the list. */
export function createWholeList(): WholeList {
  const categories = memoise(toCategories);
  const pages = memoise((list: BlogList) =>
    memoise((blogs: readonly Blog[]) =>
      divideIntoPages(blogs, BLOGS_PER_PAGE, {
        featured: list.featured,
        categories: categories(list),
      }),
    ),
  );
  const addresses = memoise(({ all }: BlogList) => divideIntoPages(all, ADDRESSES_PER_PAGE, {}));
  return {
    toPage: (list, page) => pages(list)(list.all)(page),
    toCategoryPage: (list, blogs, page) => pages(list)(blogs)(page),
    toAddresses: (list, page) => addresses(list)(page),
  };
}

function divideIntoPages<Record, Rest extends object>(
  all: readonly Record[],
  size: number,
  rest: Rest,
) {
  const made = new Map<number, Rest & { all: Record[]; total: number }>();
  return (page: number) => {
    const shown = all.slice((page - 1) * size, page * size);
    if (page > 1 && shown.length === 0) return undefined;
    if (!made.has(page)) made.set(page, { ...rest, all: shown, total: all.length });
    return made.get(page);
  };
}

/** Makes something once for each object. */
function memoise<From extends object, Made>(make: (from: From) => Made) {
  const known = new WeakMap<From, { made: Made }>();
  return (from: From): Made => {
    const entry = known.get(from) ?? { made: make(from) };
    known.set(from, entry);
    return entry.made;
  };
}

/** Categories in use, most blogs first. */
function toCategories({ all }: BlogList): BlogPage['categories'] {
  const totals = new Map<string, number>();
  for (const { category } of all) {
    if (category) totals.set(category.name, (totals.get(category.name) ?? 0) + 1);
  }
  return [...totals].map(([name, total]) => ({ name, total })).sort((a, b) => b.total - a.total);
}
