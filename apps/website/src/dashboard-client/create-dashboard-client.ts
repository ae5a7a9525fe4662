import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  type Answer,
  type Blog,
  type BlogList,
  type Endpoint,
  type EndpointName,
  endpoints,
} from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import type * as z from 'zod';
import type { Reading } from '../model/reading.ts';
import { isCleanable, toCleanHtml } from './clean-html.ts';
import { createLossConfirmation } from './confirm-loss.ts';
import { UnusableAnswerError } from './fetch-json.ts';
import { createLastGoodCopies } from './last-good-copies.ts';
import { countRecords, parseAnswer } from './parse-answer.ts';
import { createReader, type Resource } from './reader.ts';

/** How something is asked for: its parameter, where its path has one, and when the visitor stops waiting. */
export type ReadOptions<Name extends EndpointName> = { deadline?: AbortSignal } & Parameter<
  (typeof endpoints)[Name]
>;
type Parameter<Asked> = Asked extends { parameter: z.ZodType<infer Value> }
  ? { parameter: Value }
  : unknown;

/** Everything the website asks the dashboard, by the contract's table of endpoints. */
export interface DashboardClient {
  /**
   * Never throws. What came of asking, or what was known before when the deadline has passed. A blog's
   * `html_content` is clean HTML; where the list of blogs names none that opens it, the featured blogs are asked for.
   * The data is the same object until the dashboard says something else.
   */
  read<Name extends EndpointName>(
    name: Name,
    ...options: object extends ReadOptions<Name> ? [ReadOptions<Name>?] : [ReadOptions<Name>]
  ): Promise<Reading<Answer<Name>>>;
}

export interface DashboardClientOptions {
  dashboardUrl: string;
  mediaBaseUrl?: string | undefined;
  dataDir: string;
  logger: Logger;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  /** Whether articles nobody has opened yet are fetched too, so that they survive an outage. */
  keepsArticles?: boolean;
}

const MAX_ARTICLES_KEPT = 500;

/** Makes a client of a dashboard. */
export function createDashboardClient({
  dashboardUrl,
  mediaBaseUrl,
  dataDir,
  logger,
  now = () => performance.now(),
  keepsArticles = true,
}: DashboardClientOptions): DashboardClient {
  const copies = createLastGoodCopies(join(dataDir, 'website', 'answers'), logger);
  const losses = createLossConfirmation(now);
  let isKeeping = false;
  let followed: BlogList['all'] | undefined;
  const reader = createReader({
    dashboardUrl,
    copies,
    logger,
    losses,
    now,
    onAnswer: (key, data) => {
      if (key === blogs.key) void followBlogs(data as BlogList);
    },
    isMissing: isUnlisted,
  });

  const blogs = toResource('blogs');
  const toBlog = (slug: string): Resource<Blog> => {
    const resource = toResource('blog', slug);
    return {
      ...resource,
      isListed: true,
      parse: (body, onBadRecord) => {
        const { data, isWhole } = resource.parse(body, onBadRecord);
        const html = data.html_content ?? '';
        if (!isCleanable(html)) throw new UnusableAnswerError('a body that cannot be cleaned');
        return { data: { ...data, html_content: toCleanHtml(html, mediaBaseUrl) }, isWhole };
      },
    };
  };
  const toBlogKey = (slug: string) => toKey('blog', slug);

  /** Whether the list agrees that there is no such blog. One that cannot be read agrees to nothing. */
  async function isUnlisted(key: string): Promise<boolean> {
    const list = await reader.readAnew(blogs);
    return (
      list.status === 'ok' &&
      !list.stale &&
      !list.data.all.some(({ slug }) => toBlogKey(slug) === key)
    );
  }

  /** The list is the truth about which blogs exist: copies of others go, and what is new is kept. */
  async function followBlogs({ all }: BlogList): Promise<void> {
    const keys = new Set(all.map(({ slug }) => toBlogKey(slug)));
    const articles = copies.names().filter((key) => key.startsWith(toBlogKey('')));
    const gone = articles.filter((key) => !keys.has(key));
    if (losses.isConfirmed('articles', articles.length, articles.length - gone.length)) {
      for (const key of gone) await reader.forget(key);
    }
    if (!keepsArticles || isKeeping || all === followed) return;
    followed = all;
    isKeeping = true;
    const kept = new Set(copies.names());
    for (const { slug } of all.slice(0, MAX_ARTICLES_KEPT)) {
      if (kept.has(toBlogKey(slug))) continue;
      // One at a time and never while the dashboard struggles: visitors come first.
      const reading = await reader.read(toBlog(slug));
      if (reading.status !== 'failed') continue;
      followed = undefined;
      break;
    }
    isKeeping = false;
  }

  async function readBlogs(deadline?: AbortSignal): Promise<Reading<BlogList>> {
    const list = await reader.read(blogs, deadline);
    if (list.status !== 'ok' || list.data.featured) return list;
    const others = await reader.read(toResource('featured-blogs'), deadline);
    const featured = others.status === 'ok' ? others.data[0] : undefined;
    return featured ? { ...list, data: openWith(list.data, featured) } : list;
  }

  // The same list as long as both parts are the same: what was made from it is then known to be right.
  let opened: { from: BlogList; list: BlogList } | undefined;
  function openWith(from: BlogList, featured: Blog): BlogList {
    if (opened?.from !== from || opened.list.featured !== featured) {
      opened = { from, list: { ...from, featured } };
    }
    return opened.list;
  }

  return {
    async read(name, ...[options]) {
      const { parameter: schema, missing = '' }: Endpoint = endpoints[name];
      const { deadline, parameter }: { deadline?: AbortSignal; parameter?: string | number } =
        options ?? {};
      if (schema && !schema.safeParse(parameter).success) {
        return { status: 'missing', message: missing };
      }
      // What was read under a name is the answer of the endpoint of that name.
      type Named = Promise<Reading<Answer<typeof name>>>;
      if (name === 'blogs') return readBlogs(deadline) as Named;
      const value = parameter === undefined ? undefined : String(parameter);
      const resource: Resource<unknown> =
        name === 'blog' ? toBlog(value ?? '') : toResource(name, value);
      return reader.read(resource, deadline) as Named;
    },
  };
}

/** An endpoint, with its parameter put in, as the reader wants it. */
function toResource<Name extends EndpointName>(name: Name, value?: string): Resource<Answer<Name>> {
  const { path, answer, missing }: Endpoint = endpoints[name];
  const schema = answer as z.ZodType<Answer<Name>>;
  return {
    key: toKey(name, value),
    path: path.replace(/\{\w+\}/, () => encodeURIComponent(value ?? '')),
    parse: (body, onBadRecord) => parseAnswer(schema, body, onBadRecord),
    canBeMissing: missing !== undefined,
    count: countRecords,
  };
}

// A name may hold anything; its fingerprint is safe as the name of a file.
function toKey(name: EndpointName, value?: string): string {
  if (value === undefined) return name;
  const isSafe = /^[a-z0-9-]*$/.test(value);
  const part = isSafe ? value : createHash('sha256').update(value).digest('hex').slice(0, 32);
  return `${name}.${part}`;
}
