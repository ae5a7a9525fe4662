import {
  ADDRESSES_PER_PAGE,
  BLOGS_PER_PAGE,
  type Blog,
  type BlogList,
  type BlogPage,
  type EndpointName,
} from '@agency/contracts';
import type { Reading } from '../model/reading.ts';
import { type BlogPages, isPage } from './blog-pages.ts';
import type { LossConfirmation } from './confirm-loss.ts';
import type { LastGoodCopies } from './last-good-copies.ts';
import type { Reader } from './reader.ts';
import type { Resource } from './resource.ts';
import { toKey as toDefaultKey, type Value } from './resources.ts';

/** Has the copies on the disk follow the list, which is the truth about which blogs exist. */
export interface BlogFollower {
  /** Told of every good answer: copies of what is gone go, and what is new is kept. */
  note(key: string, data: unknown): Promise<void>;
  /** Whether the list agrees that there is no such blog. One that cannot be read agrees to nothing. */
  isUnlisted(key: string): Promise<boolean>;
}

interface BlogFollowerOptions {
  reader: Reader;
  copies: LastGoodCopies;
  losses: LossConfirmation;
  pages: BlogPages;
  /** Names an answer of the language whose list is followed; the default one where nothing is said. */
  toKey?: (name: EndpointName, value?: Value) => string;
  now: () => number;
  keepsArticles: boolean;
  toArticle(slug: string): Resource<Blog>;
}

/** Pages of the list that are fetched before anybody opens them. */
const PAGES_FETCHED = 10;
/** Articles that are: those on these pages. */
const ARTICLES_FETCHED = PAGES_FETCHED * BLOGS_PER_PAGE;
/** So often the list is followed though its beginning is the same, in milliseconds. */
const FOLLOW_TIME = 5 * 60 * 1000;

/** What the list says that was read. */
interface Followed {
  slugs: readonly string[];
  /** What reads each page there is, by its key; nothing where there is none but the list itself. */
  pages?: Map<string, () => Promise<Reading<unknown>>>;
}

/** Follows the list whenever its beginning, which names how many there are, has changed. */
export function createBlogFollower({
  reader,
  copies,
  losses,
  pages,
  toKey = toDefaultKey,
  now,
  keepsArticles,
  toArticle,
}: BlogFollowerOptions): BlogFollower {
  const toArticleKey = (slug: string) => toKey('blog', slug);
  const isListCopy = (key: string) =>
    listCopies.some((name) => key === toKey(name) || key.startsWith(`${toKey(name)}.`));
  const firstPages = new Set(
    Array.from({ length: PAGES_FETCHED }, (_, index) => toKey('blog-page', index + 1)),
  );
  let isFollowing = false;
  let followed: { data: unknown; at: number } | undefined;

  async function follow(data: unknown, list: () => Promise<Followed | undefined>): Promise<void> {
    const isSame = followed && followed.data === data && now() - followed.at < FOLLOW_TIME;
    if (isFollowing || isSame) return;
    isFollowing = true;
    const at = now();
    try {
      const found = await list();
      const isDone = found && (await forgetOthers(found)) && (await keepNewest(found));
      followed = isDone ? { data, at } : undefined;
    } finally {
      isFollowing = false;
    }
  }

  async function forgetOthers({ slugs, pages: kept }: Followed): Promise<boolean> {
    const listed = new Set(slugs.map(toArticleKey));
    const articles = copies.names().filter((key) => key.startsWith(toArticleKey('')));
    const gone = articles.filter((key) => !listed.has(key));
    if (!losses.isConfirmed('articles', articles.length, articles.length - gone.length)) {
      return false;
    }
    const lists = kept ? copies.names().filter((key) => isListCopy(key) && !kept.has(key)) : [];
    for (const key of [...gone, ...lists]) await reader.forget(key);
    return true;
  }

  /** One at a time and never while the dashboard struggles: visitors come first. */
  async function keepNewest({ slugs, pages: kept = new Map() }: Followed): Promise<boolean> {
    const listed = new Set(slugs);
    for (const [key, read] of kept) {
      const isFirst = keepsArticles && firstPages.has(key);
      if (!isFirst && !(await showsOthers(key, listed))) continue;
      if ((await read()).status === 'failed') return false;
    }
    for (const slug of keepsArticles ? slugs.slice(0, ARTICLES_FETCHED) : []) {
      if (copies.has(toArticleKey(slug))) continue;
      if ((await reader.copy(toArticle(slug))).status === 'failed') return false;
    }
    return true;
  }

  /** Whether there is a copy of a page that shows a blog which is gone. */
  async function showsOthers(key: string, listed: Set<string>): Promise<boolean> {
    const text = await copies.read(key);
    if (text === undefined) return false;
    try {
      const { all }: Pick<BlogPage, 'all'> = JSON.parse(text);
      return all.some(({ slug }) => !listed.has(slug));
    } catch {
      return true;
    }
  }

  /**
   * What reads each page of all blogs and of each category.
   * @param most how many blogs there are: no page is counted from a number beyond it
   */
  function toPages({ total, categories }: BlogPage, most: number): Followed['pages'] {
    const count = (records: number, size: number) =>
      Math.max(Math.ceil(Math.min(records, most) / size), 1);
    const toNumbers = (length: number) => Array.from({ length }, (_, index) => index + 1);
    return new Map<string, () => Promise<Reading<unknown>>>([
      ...toNumbers(count(total, BLOGS_PER_PAGE)).map(
        (page) => [toKey('blog-page', page), () => pages.readPage(page)] as const,
      ),
      ...toNumbers(count(total, ADDRESSES_PER_PAGE)).map(
        (page) => [toKey('blog-addresses', page), () => pages.readAddresses(page)] as const,
      ),
      ...categories.flatMap((category) =>
        toNumbers(count(category.total, BLOGS_PER_PAGE)).map((page) => {
          const asked = { page, name: category.name };
          return [toKey('category-page', asked), () => pages.readCategory(asked)] as const;
        }),
      ),
    ]);
  }

  /** Slugs of all blogs, newest first; nothing when they cannot be known now. */
  async function readSlugs(options: { isAnew?: boolean } = {}): Promise<string[] | undefined> {
    const slugs = new Set<string>();
    let total: number | undefined;
    for (let page = 1; ; page += 1) {
      const reading = await pages.readAddresses(page, options);
      if (reading.status !== 'ok' || reading.stale) return undefined;
      // A list that changes while it is read may have lost a blog between two pages.
      if (total !== undefined && total !== reading.data.total) return undefined;
      total = reading.data.total;
      for (const { slug } of reading.data.all) slugs.add(slug);
      if (page * ADDRESSES_PER_PAGE >= total) return [...slugs];
    }
  }

  return {
    async note(key, data) {
      if (key === toKey('blogs')) {
        const { all } = data as BlogList;
        await follow(data, async () => ({ slugs: all.map(({ slug }) => slug) }));
      }
      if (key === toKey('blog-page', 1) && isPage(data)) {
        await follow(data, async () => {
          const slugs = await readSlugs();
          return slugs && { slugs, pages: toPages(data as BlogPage, slugs.length) };
        });
      }
    },
    async isUnlisted(key) {
      const slugs = await readSlugs({ isAnew: true });
      return slugs !== undefined && !slugs.some((slug) => toArticleKey(slug) === key);
    },
  };
}

const listCopies: readonly EndpointName[] = [
  ...(['blogs', 'category-blogs'] as const),
  ...(['blog-page', 'category-page', 'blog-addresses'] as const),
];
