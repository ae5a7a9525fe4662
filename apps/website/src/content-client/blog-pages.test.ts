import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientLimits } from './limits.ts';
import { clock, fake, listCopies, readAll, start, toBlogs, toIds } from './testing/open-client.ts';

const callsOf = (part: string) => fake.calls.filter((call) => call.includes(part));

describe.each([
  ['that pages', true],
  ['that sends the whole list whatever is asked', false],
])('a host %s', (_what, hasPages) => {
  beforeEach(() => {
    fake.hasPages = hasPages;
  });

  it('shows every blog exactly once, its categories and its URLs', async () => {
    fake.blogs = toBlogs(6001);
    const dashboard = start();
    expect(await readAll(dashboard)).toEqual(toIds(fake.blogs));
    const first = await dashboard.get('blog-page', 1);
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
    expect(await dashboard.get('category-page', { page: 2, name: 'Web' })).toMatchObject({
      status: 'ok',
      data: { total: 60, all: { length: 10 } },
    });
    const addresses = await dashboard.get('blog-addresses', 7);
    expect(addresses).toMatchObject({
      data: { total: 6001, all: [{ slug: 'blog-6001', image: null }] },
    });
    expect(await dashboard.get('blog-addresses', 8)).toMatchObject({
      status: 'missing',
    });
  });

  it('returns the same objects until its response changes', async () => {
    fake.blogs = toBlogs(60);
    const dashboard = start();
    const read = async () => {
      const page = await dashboard.get('blog-page', 2);
      const addresses = await dashboard.get('blog-addresses', 1);
      if (page.status !== 'ok' || addresses.status !== 'ok') throw new Error('not read');
      return [page.data, addresses.data];
    };
    const [page, addresses] = await read();
    clock.time += clientLimits.usableTime;
    const again = await read();
    expect(again[0]).toBe(page);
    expect(again[1]).toBe(addresses);
    fake.blogs = toBlogs(61);
    clock.time += clientLimits.usableTime;
    expect((await read())[0]).not.toBe(page);
  });

  it('that is down is replaced by its last response, also after a restart', async () => {
    fake.blogs = toBlogs(120);
    const before = start();
    await readAll(before);
    await before.get('category-page', { page: 1, name: 'Web' });
    await before.get('blog-addresses', 1);
    await fake.close();
    const after = start();
    expect(await readAll(after)).toHaveLength(120);
    expect(await after.get('blog-page', 3)).toMatchObject({ stale: true });
    expect(await after.get('category-page', { page: 1, name: 'Web' })).toMatchObject({
      status: 'ok',
      stale: true,
      data: { total: 60 },
    });
    expect(await after.get('blog-addresses', 1)).toMatchObject({ stale: true });
  });
});

describe('a host with pages', () => {
  it('does not resend what has not changed', async () => {
    fake.blogs = toBlogs(60);
    const dashboard = start();
    await dashboard.get('blog-page', 2);
    const { sentBytes } = fake;
    const calls = fake.calls.length;
    clock.time += clientLimits.usableTime;
    await dashboard.get('blog-page', 2);
    expect(fake.calls.length).toBeGreaterThan(calls);
    expect(fake.sentBytes).toBe(sentBytes);
  });

  it('gets no request for the complete list, and one for each page', async () => {
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

  it.each(['server-error', 'cut'] as const)(
    'that fails (%s) gets no request for the complete list',
    async (fault) => {
      fake.blogs = toBlogs(60);
      const dashboard = start();
      await readAll(dashboard);
      fake.fault = fault;
      clock.time += clientLimits.usableTime;
      expect(await dashboard.get('blog-page', 2)).toMatchObject({
        status: 'ok',
        stale: true,
      });
      expect(fake.calls).not.toContain('GET /api/blogs');
    },
  );
});

describe('a host that sends the complete list', () => {
  beforeEach(() => {
    fake.hasPages = false;
    fake.blogs = toBlogs(120);
  });

  it('stores one file for it', async () => {
    await readAll(start());
    expect(listCopies()).toEqual(['blogs.json']);
  });

  it('has the first featured blog first if the list names none', async () => {
    fake.hasFeatured = false;
    expect(await start().get('blog-page', 1)).toMatchObject({
      data: { featured: { id: 1 } },
    });
  });
});

describe('a host that rejects parameters', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });
  it.each([
    [400, 'application/json', '{"message":"This address takes no parameters."}'],
    [404, 'application/json', '{"message":"There is nothing at this URL."}'],
    [400, 'text/html', '<!doctype html><title>Bad Request</title>'],
  ])('with %i and %s is read by its complete list', async (status, type, body) => {
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
    expect(await start({ contentUrl }).get('blog-page', 2)).toMatchObject({
      status: 'ok',
      stale: false,
      data: { total: 60, all: { length: 10 } },
    });
  });

  it('is not treated as a host without pages if it is our own dashboard', async () => {
    fake.blogs = toBlogs(70);
    const dashboard = start();
    expect(await readAll(dashboard)).toHaveLength(70);
    // Probably a rule of a proxy.
    fake.refusesPages = true;
    clock.time += clientLimits.usableTime;
    expect(await dashboard.get('blog-page', 1)).toMatchObject({
      status: 'ok',
      stale: true,
      data: { total: 70 },
    });
    expect(callsOf('/api/blogs')).not.toContain('GET /api/blogs');
  });
});

it.each([0, -1, 1.5, Number.NaN, 1e9])('page %d needs no request', async (page) => {
  const dashboard = start();
  expect(await dashboard.get('blog-page', page)).toMatchObject({
    status: 'missing',
  });
  expect(fake.calls).toEqual([]);
});
