import {
  ADDRESSES_PER_PAGE,
  type BlogAddresses,
  type EndpointName,
  parseNormalizedJson,
} from '@agency/contracts';
import * as z from 'zod';
import type { ContentResult } from '../model/content-result.ts';
import { toKey } from './content-request.ts';
import type { LastKnownGood } from './last-known-good.ts';

/** Endpoints with several blogs. URLs are fetched again whenever the list changes. */
// biome-ignore format: a list of names
const LISTS: readonly EndpointName[] = [
  'blogs', 'blog-page', 'category-page', 'featured-blogs', 'related-blogs', 'category-blogs',
];
/** Milliseconds after which an empty list is believed: a new database looks the same. */
const EMPTY_TIME = 10 * 60_000;

/**
 * Removes the copies of unpublished blogs from the disk, so that no outage shows them again. Called when a list changed:
 *
 * 1. It collects the slugs of all published blogs: of the whole list, if the host has no pages, or else of all pages of
 *    URLs. It reads them from the raw copies, because a record that we cannot parse is published, too.
 * 2. It removes each article with another slug, and each list with such an article.
 */
export function createForgetUnpublished(
  copies: LastKnownGood,
  forget: (key: string) => Promise<void>,
  readAddresses: (page: number, language?: string) => Promise<ContentResult<BlogAddresses>>,
) {
  /** The last run of each language. Runs of a language follow each other. */
  const runs = new Map<string | undefined, Promise<void>>();
  const timers = new Map<string | undefined, NodeJS.Timeout>();

  /** Slugs of all published blogs; undefined if they cannot be known now. */
  async function readSlugs(name: 'blogs' | 'blog-page', language?: string) {
    const key = toKey(name, name === 'blogs' ? undefined : 1, language);
    const records = toRecords(await copies.read(key));
    if (!records || name === 'blogs') return records && toSlugs(records);
    const addresses: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const result = await readAddresses(page, language);
      if (result.status !== 'ok' || result.stale) return undefined;
      const { total } = result.data;
      const found = toRecords(await copies.read(toKey('blog-addresses', page, language))) ?? [];
      addresses.push(...found);
      if (found.length === 0 || page * ADDRESSES_PER_PAGE >= total) {
        // If the list changed between two pages, a blog may be missing.
        return addresses.length === total ? toSlugs([...addresses, ...records]) : undefined;
      }
    }
  }

  async function forgetOthers(slugs: readonly string[], tag: string | undefined): Promise<void> {
    const published = new Set(slugs);
    const articles = new Set(slugs.map((slug) => toKey('blog', slug, tag)));
    const isOf = (key: string, name: EndpointName) =>
      key === toKey(name, undefined, tag) || key.startsWith(`${toKey(name, undefined, tag)}.`);
    const hasOthers = async (key: string) => {
      const records = toRecords(await copies.read(key));
      return !records || toSlugs(records).some((slug) => !published.has(slug));
    };
    for (const key of copies.keys()) {
      const isUnpublished = isOf(key, 'blog')
        ? !articles.has(key)
        : LISTS.some((name) => isOf(key, name)) && (await hasOthers(key));
      if (isUnpublished) await forget(key);
    }
  }

  return function forgetUnpublished(
    name: 'blogs' | 'blog-page',
    language?: string,
    isStillEmpty = false,
  ): void {
    const run = (runs.get(language) ?? Promise.resolve()).then(async () => {
      clearTimeout(timers.get(language));
      const slugs = await readSlugs(name, language);
      if (slugs?.length === 0 && !isStillEmpty) {
        const again = () => forgetUnpublished(name, language, true);
        timers.set(language, setTimeout(again, EMPTY_TIME).unref());
      } else if (slugs) await forgetOthers(slugs, language);
    });
    runs.set(language, run);
  };
}

const recordSchema = z.object({ slug: z.string() });
const listSchema = z.union([
  z.array(z.unknown()),
  z
    .object({ all: z.array(z.unknown()), featured: z.unknown().optional() })
    .transform(({ all, featured }) => (featured ? [...all, featured] : all)),
]);

/** Records of the copy of a list; undefined if it is invalid. */
function toRecords(text = ''): unknown[] | undefined {
  try {
    return listSchema.parse(parseNormalizedJson(text));
  } catch {
    return undefined;
  }
}

const toSlugs = (records: readonly unknown[]): string[] =>
  records.flatMap((record) => recordSchema.safeParse(record).data?.slug ?? []);
