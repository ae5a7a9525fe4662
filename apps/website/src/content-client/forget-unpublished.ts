import {
  ADDRESSES_PER_PAGE,
  type BlogAddresses,
  type EndpointName,
  parseNormalizedJson,
} from '@agency/contracts';
import * as z from 'zod';
import type { Reading } from '../model/reading.ts';
import { toKey } from './content-request.ts';
import type { LastKnownGood } from './last-known-good.ts';

interface ForgetOptions {
  copies: LastKnownGood;
  /** Forgets a response in memory and on the disk. */
  forget(key: string): Promise<void>;
  /** A page of the addresses of all blogs in a language, as it is now. */
  readAddresses(page: number, language: string | undefined): Promise<Reading<BlogAddresses>>;
}

/** Endpoints of several blogs. Those of addresses are read anew whenever the list has changed. */
const LISTS: readonly EndpointName[] = [
  ...(['blogs', 'blog-page', 'category-page'] as const),
  ...(['featured-blogs', 'related-blogs', 'category-blogs'] as const),
];
/** Time that a list must stay empty before it is believed, in milliseconds: a new database looks the same. */
const EMPTY_TIME = 10 * 60_000;

/**
 * Forgets blogs that are no longer published, and lists that name one: no outage may show them again. Called when the whole list
 * of a language, or its first page, has changed. It goes by the copies, as they came: a malformed record is published, too.
 */
export function createForgetUnpublished({ copies, forget, readAddresses }: ForgetOptions) {
  /** The last run of each language: a list that changes meanwhile is followed after it. */
  const runs = new Map<string | undefined, Promise<void>>();
  const timers = new Map<string | undefined, NodeJS.Timeout>();

  /** Slugs of all blogs; nothing while they cannot be known. */
  async function readSlugs(
    name: 'blogs' | 'blog-page',
    language: string | undefined,
  ): Promise<string[] | undefined> {
    const key = toKey(name, name === 'blogs' ? undefined : 1, language);
    const records = toRecords(await copies.read(key));
    if (!records || name === 'blogs') return records && toSlugs(records);
    const addresses: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const reading = await readAddresses(page, language);
      if (reading.status !== 'ok' || reading.stale) return undefined;
      const { total } = reading.data;
      const found = toRecords(await copies.read(toKey('blog-addresses', page, language))) ?? [];
      addresses.push(...found);
      if (found.length === 0 || page * ADDRESSES_PER_PAGE >= total) {
        // A list that changes while it is read may lack a blog between two pages.
        return addresses.length === total ? toSlugs([...addresses, ...records]) : undefined;
      }
    }
  }

  async function forgetOthers(slugs: readonly string[], tag: string | undefined): Promise<void> {
    const listed = new Set(slugs);
    const articles = new Set(slugs.map((slug) => toKey('blog', slug, tag)));
    const isOf = (key: string, name: EndpointName) =>
      key === toKey(name, undefined, tag) || key.startsWith(`${toKey(name, undefined, tag)}.`);
    for (const key of copies.keys()) {
      const isGone = isOf(key, 'blog')
        ? !articles.has(key)
        : LISTS.some((name) => isOf(key, name)) && showsOthers(await copies.read(key), listed);
      if (isGone) await forget(key);
    }
  }

  return function forgetUnpublished(
    name: 'blogs' | 'blog-page',
    language: string | undefined,
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

/** Records in the copy of a list; nothing when it is of no use. */
function toRecords(text = ''): unknown[] | undefined {
  try {
    return listSchema.parse(parseNormalizedJson(text));
  } catch {
    return undefined;
  }
}

const toSlugs = (records: readonly unknown[]): string[] =>
  records.flatMap((record) => recordSchema.safeParse(record).data?.slug ?? []);

/** Whether the copy of a list has a blog that is none of these, or is of no use. */
function showsOthers(text: string | undefined, listed: ReadonlySet<string>): boolean {
  const records = toRecords(text);
  return !records || toSlugs(records).some((slug) => !listed.has(slug));
}
