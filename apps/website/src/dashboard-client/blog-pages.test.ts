import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_TIME } from './blog-pages.ts';
import { readerLimits } from './reader-limits.ts';
import {
  clock,
  fake,
  listCopies,
  patient,
  readAll,
  start,
  toBlogs,
  toIds,
} from './testing/open-client.ts';

const callsOf = (part: string) => fake.calls.filter((call) => call.includes(part));

describe.each([
  ['that pages', true],
  ['that sends the whole list', false],
])('a host %s', (_what, knowsPages) => {
  beforeEach(() => {
    fake.knowsPages = knowsPages;
  });

  it('shows every blog exactly once, its categories and its addresses', async () => {
    fake.blogs = toBlogs(6001);
    const dashboard = start();
    expect(await readAll(dashboard)).toEqual(toIds(fake.blogs));
    const first = await dashboard.read('blog-page', { parameter: 1 });
    expect(first).toMatchObject({
      stale: false,
      data: {
        total: 6001,
        categories: [
          { name: 'Branding', total: 5941 },
          { name: 'Web', total: 60 },
        ],
      },
    });
    expect(
      await dashboard.read('category-page', { parameter: { page: 2, name: 'Web' } }),
    ).toMatchObject({ status: 'ok', data: { total: 60, all: { length: 10 } } });
    const addresses = await dashboard.read('blog-addresses', { parameter: 7 });
    expect(addresses).toMatchObject({
      data: { total: 6001, all: [{ slug: 'blog-6001', image: null }] },
    });
    expect(await dashboard.read('blog-addresses', { parameter: 8 })).toMatchObject({
      status: 'missing',
    });
  });

  it('gives the same objects until it says something else', async () => {
    fake.blogs = toBlogs(60);
    const dashboard = start();
    const read = async () => {
      const page = await dashboard.read('blog-page', { parameter: 2 });
      const addresses = await dashboard.read('blog-addresses', { parameter: 1 });
      if (page.status !== 'ok' || addresses.status !== 'ok') throw new Error('not read');
      return [page.data, addresses.data];
    };
    const [page, addresses] = await read();
    clock.time += readerLimits.usable;
    const again = await read();
    expect(again[0]).toBe(page);
    expect(again[1]).toBe(addresses);
    fake.blogs = toBlogs(61);
    clock.time += readerLimits.usable;
    expect((await read())[0]).not.toBe(page);
  });

  it('sends nothing again that has not changed', async () => {
    fake.blogs = toBlogs(60);
    const dashboard = start();
    await dashboard.read('blog-page', { parameter: 2 });
    const { sentBytes } = fake;
    const calls = fake.calls.length;
    clock.time += readerLimits.usable;
    await dashboard.read('blog-page', { parameter: 2 });
    expect(fake.calls.length).toBeGreaterThan(calls);
    expect(fake.sentBytes).toBe(sentBytes);
  });

  it('that dies leaves what it had said, even to a restarted website', async () => {
    fake.blogs = toBlogs(120);
    const before = start();
    await readAll(before);
    await before.read('category-page', { parameter: { page: 1, name: 'Web' } });
    await before.read('blog-addresses', { parameter: 1 });
    await fake.close();
    const after = start();
    expect(await readAll(after)).toHaveLength(120);
    expect(await after.read('blog-page', { parameter: 3 })).toMatchObject({ stale: true });
    expect(
      await after.read('category-page', { parameter: { page: 1, name: 'Web' } }),
    ).toMatchObject({ status: 'ok', stale: true, data: { total: 60 } });
    expect(await after.read('blog-addresses', { parameter: 1 })).toMatchObject({ stale: true });
  });

  it('says at once that an article is gone', async () => {
    fake.blogs = toBlogs(12);
    const dashboard = start({ keepsArticles: true });
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).toContain('blog.blog-12.json'), patient);
    fake.blogs = fake.blogs.slice(1);
    clock.time += readerLimits.usable;
    expect(await dashboard.read('blog', { parameter: 'blog-1' })).toMatchObject({
      status: 'missing',
    });
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).not.toContain('blog.blog-1.json'), patient);
  });
});

describe('a host that pages', () => {
  it('is never asked for the whole list, nor for a page twice', async () => {
    fake.blogs = toBlogs(120);
    await readAll(start());
    expect(new Set(callsOf('/api/blogs'))).toEqual(
      new Set([
        ...[1, 2, 3, 4].map((page) => `GET /api/blogs?page=${page}`),
        'GET /api/blogs?page=1&fields=address',
      ]),
    );
    expect(callsOf('page=1').filter((call) => !call.includes('fields'))).toHaveLength(1);
  });

  it('that does not page any more is worked with as it is', async () => {
    fake.blogs = toBlogs(60);
    const dashboard = start();
    await readAll(dashboard);
    fake.knowsPages = false;
    fake.blogs = toBlogs(70);
    clock.time += readerLimits.usable;
    expect(await readAll(dashboard)).toHaveLength(70);
  });

  it.each(['server-error', 'cut'] as const)(
    'and then fails (%s) is not asked for the whole list besides',
    async (fault) => {
      fake.blogs = toBlogs(60);
      const dashboard = start();
      await readAll(dashboard);
      fake.fault = fault;
      clock.time += readerLimits.usable;
      expect(await dashboard.read('blog-page', { parameter: 2 })).toMatchObject({
        status: 'ok',
        stale: true,
      });
      expect(fake.calls).not.toContain('GET /api/blogs');
    },
  );
});

describe('a host that sends the whole list', () => {
  beforeEach(() => {
    fake.knowsPages = false;
    fake.blogs = toBlogs(120);
  });

  it('is asked for a page once in a while, to see whether it has learned it', async () => {
    const dashboard = start();
    for (let round = 0; round < 10; round += 1) {
      await dashboard.read('blog-page', { parameter: 1 });
      clock.time += readerLimits.usable;
    }
    expect(callsOf('page=')).toHaveLength(1);
    fake.knowsPages = true;
    clock.time += RETRY_TIME;
    await dashboard.read('blog-page', { parameter: 2 });
    expect(callsOf('page=2')).toHaveLength(1);
  });

  it('fills one file with it', async () => {
    await readAll(start());
    expect(listCopies()).toEqual(['blogs.json']);
  });

  it('opens with the first of the featured ones where the list names none', async () => {
    fake.namesFeatured = false;
    expect(await start().read('blog-page', { parameter: 1 })).toMatchObject({
      data: { featured: { id: 1 } },
    });
  });
});

describe('a host that refuses parameters', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });
  it.each([
    [400, 'application/json', '{"message":"This address takes no parameters."}'],
    [404, 'application/json', '{"message":"There is nothing at this address."}'],
    [400, 'text/html', '<!doctype html><title>Bad Request</title>'],
  ])('with %i and %s shows its whole list', async (status, type, body) => {
    const listening = createServer((request, response) => {
      const isPlain = request.url === '/api/blogs';
      response.writeHead(isPlain ? 200 : status, {
        'Content-Type': isPlain ? 'application/json' : type,
      });
      response.end(isPlain ? JSON.stringify({ featured: null, all: toBlogs(60) }) : body);
    });
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const contentUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    expect(await start({ contentUrl }).read('blog-page', { parameter: 2 })).toMatchObject({
      status: 'ok',
      stale: false,
      data: { total: 60, all: { length: 10 } },
    });
  });

  it('after it has paged is worked with as it is now', async () => {
    fake.blogs = toBlogs(70);
    const dashboard = start();
    expect(await readAll(dashboard)).toHaveLength(70);
    fake.refusesPages = true;
    fake.blogs = toBlogs(60);
    clock.time += readerLimits.usable;
    expect(await dashboard.read('blog-page', { parameter: 1 })).toMatchObject({
      status: 'ok',
      stale: false,
      data: { total: 60 },
    });
  });
});

/** A host that always says the same of a page. */
async function withHost(
  answer: (page: number) => unknown,
  work: (contentUrl: string) => Promise<void>,
) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://host');
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer(Number(searchParams.get('page')))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('a host that says more of its categories than it has costs no time', async () => {
  const all = toBlogs(10);
  const categories = Array.from({ length: 100 }, (_, index) => ({
    name: `Category ${index}`,
    total: 1_000_000,
  }));
  await withHost(
    () => ({ featured: null, all, total: all.length, categories }),
    async (contentUrl) => {
      const started = performance.now();
      await start({ contentUrl }).read('blog-page', { parameter: 1 });
      await vi.waitFor(() => expect(listCopies()).toContain('blog-addresses.1.json'), patient);
      await new Promise(setImmediate);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});

it('a host that counts more blogs than it has has no page after the last', async () => {
  const categories = [{ name: 'Web', total: 1000 }];
  await withHost(
    (page) => ({ featured: null, all: page === 1 ? toBlogs(10) : [], total: 1000, categories }),
    async (contentUrl) => {
      const dashboard = start({ contentUrl });
      const missing = { status: 'missing' };
      expect(await dashboard.read('blog-page', { parameter: 1 })).toMatchObject({ status: 'ok' });
      expect(await dashboard.read('blog-page', { parameter: 2 })).toMatchObject(missing);
      const parameter = { page: 2, name: 'Web' };
      expect(await dashboard.read('category-page', { parameter })).toMatchObject(missing);
    },
  );
});

it.each([0, -1, 1.5, Number.NaN, 1e9])('page %d costs no call', async (page) => {
  const dashboard = start();
  expect(await dashboard.read('blog-page', { parameter: page })).toMatchObject({
    status: 'missing',
  });
  expect(fake.calls).toEqual([]);
});
