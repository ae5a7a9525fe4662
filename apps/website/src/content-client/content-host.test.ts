import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlog } from '../features/blog/testing/create-blog.ts';
import { type ContentClient, createContentClient } from './create-content-client.ts';
import { dataDir } from './testing/open-client.ts';

// A host with the specified endpoints only.

let requests: IncomingMessage[];
let responses: Record<string, { body: unknown; after?: number }>;
let log: string;
let contentUrl: string;

const server = createServer((request, response) => {
  requests.push(request);
  const { body, after = 0 } = responses[decodeURIComponent(request.url ?? '')] ?? {};
  const [status, text] = body === undefined ? [404, { error: 'Not found' }] : [200, body];
  setTimeout(() => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(text));
  }, after);
});

beforeEach(async () => {
  requests = [];
  responses = {};
  log = '';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = (more: Partial<Parameters<typeof createContentClient>[0]> = {}): ContentClient =>
  createContentClient({
    contentUrl,
    dashboardUrl: 'http://127.0.0.1:1',
    dataDir,
    logger: createLogger('test', 'info', {
      write(line) {
        log += line;
      },
    }),
    ...more,
  });

const post = createBlog({ id: 7 });

describe('a slug', () => {
  it.each(['Brand', 'a_b', 'a--b', 'v1.2', 'صوت-العلامة', 'नमस्ते', 'a'.repeat(200)])(
    'may be %s',
    async (slug) => {
      responses[`/api/blog-slug/${slug}`] = { body: { ...post, slug } };
      expect(await open().get('blog', slug)).toMatchObject({ status: 'ok', data: { slug } });
    },
  );

  it.each(['', '../x', '-a', 'a.', 'a b', 'a/b', 'a%2Fb', '.well-known', 'a.html', 'a\u202Eb'])(
    'is not %j',
    async (slug) => {
      expect((await open().get('blog', slug)).status).toBe('missing');
      expect(requests).toEqual([]);
    },
  );
});

it('is requested as the specification says', async () => {
  const team = [{ name: 'Mona', position: 'Writer', quote: '', image: null }];
  responses['/api/team-members/'] = { body: team };
  expect(await open().get('team-members')).toMatchObject({ data: team });
  expect(requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

it('may have invalid optional fields, which are left out', async () => {
  const size = { src: 'a-800.webp', width: 800, height: 600, type: 'image/webp' };
  const image = { src: 'a.webp', name: 'A', hashblur: '' };
  const badImage = { ...image, width: 0, focus: 'centre', sizes: [size, { src: '' }] };
  const arabic = { language: 'ar', slug: 'ar-7' };
  const bad = {
    ...post,
    image: badImage,
    updated_at: null,
    counterparts: [arabic, { language: 7 }],
    search_title: '',
    search_description: null,
    share_title: 7,
    share_image: null,
  };
  responses['/api/blog-slug/blog-7'] = { body: bad };
  responses['/api/blogs'] = { body: { featured: bad, all: [bad] } };
  const client = open();
  const shown = { ...post, image: { ...image, sizes: [size] } };
  const article = { ...shown, html_content: '', counterparts: [arabic] };
  expect(await client.get('blog', 'blog-7')).toEqual({ status: 'ok', stale: false, data: article });
  expect(await client.get('blogs')).toMatchObject({ data: { featured: shown, all: [shown] } });
  expect(client.describe()).toContain('0 records');
});

it('shows the first featured post first if the list names none', async () => {
  responses['/api/blogs'] = { body: { featured: null, all: [post] } };
  responses['/api/featured-blogs/'] = { body: [createBlog({ id: 9 })] };
  const client = open();
  const expected = { status: 'ok', data: { featured: { id: 9 }, all: [{ id: 7 }] } };
  expect(await client.get('blogs')).toMatchObject(expected);
  expect(await client.get('blog-page', 1)).toMatchObject(expected);
});

it('may send its own message for a missing post', async () => {
  expect(await open().get('blog', 'gone')).toEqual({ status: 'missing', message: 'Not found' });
});

it('may take as long for a response as the setting allows', async () => {
  responses['/api/team-members/'] = { body: [], after: 400 };
  expect((await open({ responseTimeout: 100 }).get('team-members')).status).toBe('failed');
  expect((await open({ responseTimeout: 20_000 }).get('team-members')).status).toBe('ok');
});

it('logs each invalid record once, counts it, and forgets it once it is valid', async () => {
  const bad = { ...post, id: 8, slug: 'a b' };
  responses['/api/blogs'] = { body: { featured: null, all: [post, bad] } };
  responses['/api/featured-blogs/'] = { body: [bad, post] };
  let now = 1000;
  const client = open({ now: () => now });
  for (let round = 0; round < 3; round += 1) {
    await client.get('blogs');
    now += 10_000;
  }
  expect(client.describe()).toBe('content skipped: 1 records (id 8: slug: invalid_format)');
  expect(log.split('\n').filter((line) => line.includes('a bad record was skipped'))).toHaveLength(
    2,
  );
  responses['/api/blogs'] = { body: { featured: post, all: [post] } };
  responses['/api/featured-blogs/'] = { body: [post] };
  await client.get('blogs');
  await client.get('featured-blogs');
  expect(client.describe()).toBe('content skipped: 0 records');
});
