import type { BlogList } from '@agency/contracts';
import { readText } from '@agency/server/static-text';
import { beforeEach, describe, expect, it } from 'vitest';
import { caching } from '../src/model/caching.ts';
import type { ContentResult } from '../src/model/content-result.ts';
import { BUCKET_TIME } from '../src/model/seeded-random.ts';
import { createPageCache, type PageCache, pageCacheLimits } from './page-cache.ts';
import { createPageSources, type PageSources } from './page-sources.ts';
import type { RenderedResponse } from './render.ts';

let time: number;
let blogs: ContentResult<BlogList>;
let requested: number;
let rendered: string[];
let cache: PageCache;
let toAnswer: (address: string, sources: PageSources) => Promise<RenderedResponse | undefined>;

const newList = (): ContentResult<BlogList> => ({
  status: 'ok',
  data: { featured: null, all: [] },
  stale: false,
});

const toPage = (text: string, cacheControl: string = caching.page, status = 200) => ({
  status,
  headers: new Headers({ 'content-type': 'text/html', 'cache-control': cacheControl }),
  body: Buffer.from(text),
});

beforeEach(() => {
  time = 1_000_000;
  blogs = newList();
  requested = 0;
  rendered = [];
  toAnswer = async (_address, { fetchContent }) => {
    await fetchContent('blogs');
    return toPage(`page ${rendered.length}`);
  };
  cache = createPageCache({
    createSources: () =>
      createPageSources(
        {
          get: async () => {
            requested += 1;
            return blogs as never;
          },
          reportInvalid: () => undefined,
        },
        undefined,
        () => time,
      ),
    render: async (address, sources) => {
      rendered.push(address);
      return toAnswer(address, sources);
    },
    now: () => time,
  });
});

/** The response for a visitor, from the cache or rendered. */
async function visit(address = '/'): Promise<{ text: string; cacheControl: string }> {
  const found = (await cache.get(address)) ?? (await cache.refresh(address));
  if (found?.kind === 'cached') {
    const { text, cacheControl } = found.page;
    return { text: String(await readText(text)), cacheControl };
  }
  return {
    text: String(found?.response.body),
    cacheControl: found?.response.headers.get('cache-control') ?? '',
  };
}

it('renders a page once for concurrent requests', async () => {
  const shown = await Promise.all(Array.from({ length: 500 }, () => visit()));
  expect(new Set(shown.map(({ text }) => text))).toEqual(new Set(['page 1']));
  expect(rendered).toEqual(['/']);
  expect(requested).toBe(1);
});

it('compresses a page again only if it has changed', async () => {
  let says = 'as before';
  toAnswer = async (_address, { fetchContent }) => {
    await fetchContent('blogs');
    return toPage(says);
  };
  const getText = async () => {
    const made = await cache.refresh('/');
    return made?.kind === 'cached' ? made.page.text : undefined;
  };
  const first = await getText();
  expect(first).toBeDefined();
  expect(await getText()).toBe(first);
  says = 'changed';
  expect(await getText()).not.toBe(first);
});

it('renders nothing again while nothing changes', async () => {
  for (let visits = 0; visits < 100; visits += 1) {
    expect((await visit()).text).toBe('page 1');
    time += 60_000;
  }
});

it('renders a page again once it expires, also while the dashboard fails', async () => {
  toAnswer = async (_address, { fetchContent, expireAt }) => {
    await fetchContent('blogs');
    expireAt(1_090_000);
    expireAt(1_060_000);
    return toPage(`page ${rendered.length}`);
  };
  await visit();
  blogs = { ...blogs, stale: true } as typeof blogs;
  time = 1_059_999;
  expect((await visit()).text).toBe('page 1');
  time = 1_065_000;
  expect((await visit()).text).toBe('page 2');
});

it('checks at most every 250 ms whether a page is valid', async () => {
  await visit();
  const before = requested;
  for (let visits = 0; visits < 1000; visits += 1) await visit();
  expect(requested).toBe(before);
  time += pageCacheLimits.checkInterval;
  await Promise.all(Array.from({ length: 1000 }, () => visit()));
  expect(requested).toBe(before + 1);
});

describe('when the response of the dashboard changes', () => {
  it('a page that was valid until now is sent while it is rendered again', async () => {
    await visit();
    time += 1000;
    blogs = newList();
    // A shared cache would send it until it expires there.
    expect(await visit()).toEqual({ text: 'page 1', cacheControl: 'no-store' });
    await cache.refresh('/');
    const { text, cacheControl } = await visit();
    expect(text).toBe('page 2');
    expect(cacheControl).toContain('s-maxage');
    expect(rendered).toHaveLength(2);
  });

  it('a page that was not checked for a while is rendered before it is sent', async () => {
    await visit();
    time += pageCacheLimits.usable + 1;
    blogs = newList();
    expect((await visit()).text).toBe('page 2');
  });
});

describe('while the dashboard fails', () => {
  it('the last valid page is sent, and is not stored by shared caches', async () => {
    await visit();
    time += 3_600_000;
    if (blogs.status === 'ok') blogs = { ...blogs, stale: true };
    expect(await visit()).toEqual({ text: 'page 1', cacheControl: caching.never });
    time += 1000;
    if (blogs.status === 'ok') blogs = { ...blogs, stale: false };
    expect(await visit()).toEqual({ text: 'page 1', cacheControl: caching.page });
  });

  it.each(['blogs', 'case-studies'] as const)(
    'a page without its %s is stored by no shared cache until it is complete',
    async (name) => {
      const failed: ContentResult<BlogList> = { status: 'failed', message: 'away' };
      blogs = failed;
      toAnswer = async (_address, { fetchContent }) => {
        await fetchContent(name);
        return toPage(`page ${rendered.length}`);
      };
      expect(await visit()).toEqual({ text: 'page 1', cacheControl: caching.never });
      time += 1000;
      expect(await visit()).toEqual({ text: 'page 1', cacheControl: caching.never });
      time += 1000;
      blogs = newList();
      expect(await visit()).toEqual({ text: 'page 2', cacheControl: caching.page });
    },
  );

  it('a page that is rendered meanwhile is not cached', async () => {
    toAnswer = async () => toPage('without blogs', caching.never);
    await visit();
    await visit();
    expect(rendered).toHaveLength(2);
  });

  it('a page whose render failed is rendered for the next visitor', async () => {
    await visit();
    time += 1000;
    blogs = newList();
    const good = toAnswer;
    toAnswer = async () => {
      throw new Error('boom');
    };
    expect((await visit()).text).toBe('page 1');
    await expect(cache.refresh('/')).rejects.toThrow('boom');
    toAnswer = good;
    expect((await visit()).text).toMatch(/^page [13]$/);
    time += pageCacheLimits.usable + 1;
    expect((await visit()).text).not.toBe('page 1');
  });
});

it.each([
  ['an error', () => toPage('no', caching.never, 503)],
  ['an error that says it may be kept', () => toPage('no', caching.page, 404)],
  ['a redirect', () => toPage('', caching.page, 308)],
  ['a page nobody may keep', () => toPage('yours', caching.never)],
  ['a page that only browsers may keep', () => toPage('invented', caching.revalidated)],
])('%s is not cached', async (_what, make) => {
  toAnswer = async () => make();
  await visit();
  await visit();
  expect(rendered).toHaveLength(2);
});

it('random choices change with their time bucket, and not before', async () => {
  time = BUCKET_TIME * 40;
  toAnswer = async (_address, { createRandom }) => toPage(`${createRandom('/')()}`);
  const { text } = await visit();
  time += BUCKET_TIME - 1;
  expect((await visit()).text).toBe(text);
  // A request never waits for new random choices, however old the page is.
  time += 3_600_000;
  expect(await visit()).toEqual({ text, cacheControl: caching.page });
  await cache.refresh('/');
  expect((await visit()).text).not.toBe(text);
  expect(rendered).toHaveLength(2);
});

it('keeps a page with random choices while the dashboard fails, however old they are', async () => {
  time = BUCKET_TIME * 40;
  toAnswer = async (_address, { createRandom, fetchContent }) => {
    const result = await fetchContent('blogs');
    const isWhole = result.status === 'ok' && !result.stale;
    return toPage(`${createRandom('/')()}`, isWhole ? caching.page : caching.never);
  };
  const { text } = await visit();
  blogs = { ...blogs, stale: true } as typeof blogs;
  time += BUCKET_TIME * 3;
  for (let visits = 0; visits < 3; visits += 1) {
    expect((await visit()).text).toBe(text);
    time += pageCacheLimits.checkInterval;
  }
  expect(rendered).toHaveLength(1);
});

it('stores a limited number of pages', async () => {
  for (let number = 0; number <= pageCacheLimits.pages; number += 1) await visit(`/${number}`);
  const before = rendered.length;
  await visit(`/${pageCacheLimits.pages}`);
  expect(rendered).toHaveLength(before);
  await visit('/0');
  expect(rendered).toHaveLength(before + 1);
});
