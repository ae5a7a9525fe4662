import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Blog } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlog } from '../features/blog/testing/create-blog.ts';
import { type ContentClient, createContentClient } from './create-content-client.ts';
import { clientLimits } from './limits.ts';

// A host with the specified endpoints only, with exactly these URLs.

const blogs = [1, 2, 3].map((id) => createBlog({ id, slug: `post-${id}` }));
const toSpecified = (): Record<string, unknown> => ({
  '/api/blogs': { featured: blogs[0], all: blogs },
  '/api/featured-blogs/': [blogs[0]],
  '/api/blog-slug/post-1': blogs[0],
  '/api/related-blogs/1': blogs,
  '/api/team-members/': [{ name: 'Mona', position: 'Writer', quote: '', image: null }],
});
const TEN_MINUTES = 10 * 60 * 1000;

/** The responses of the host; a test may add an extension. */
let known: Record<string, unknown>;
/** Its rejection; without one it never responds. */
let rejection: { status: number; type: string; body: string } | undefined;
let calls: string[];
let rejected: string[];
let time: number;
let dataDir: string;
let client: ContentClient;

const server = createServer((request, response) => {
  const url = request.url ?? '';
  calls.push(url);
  if (url in known) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known[url]));
    return;
  }
  rejected.push(url);
  if (!rejection) return;
  response.writeHead(rejection.status, { 'Content-Type': rejection.type }).end(rejection.body);
});

const open = (responseTimeout = 20_000) =>
  createContentClient({
    contentUrl,
    // A host that is not our dashboard.
    dashboardUrl: 'http://127.0.0.1:1',
    dataDir,
    responseTimeout,
    now: () => time,
    logger: createLogger('test', 'silent'),
  });
let contentUrl: string;

async function closeHost() {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  known = toSpecified();
  calls = [];
  rejected = [];
  time = 1000;
  dataDir = mkdtempSync(join(tmpdir(), 'rejected-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = open();
});
afterEach(async () => {
  if (server.listening) await closeHost();
  rmSync(dataDir, { recursive: true });
});

const ar = { language: 'ar' };
/** The requests of the pages. */
const readAll = () =>
  Promise.all([
    client.get('blogs'),
    client.get('blog-page', 1),
    client.get('blog', 'post-1'),
    client.get('related-blogs', 1),
    client.get('team-members'),
    client.get('content', 'landing'),
    client.get('content', 'landing', ar),
    client.get('redirects'),
    client.get('case-studies'),
    client.get('case-studies', undefined, ar),
    client.get('team-members', undefined, ar),
    client.get('blog-page', 1, ar),
    client.get('blog', 'post-1', ar),
    client.get('related-blogs', 1, ar),
  ]);

const JSON_TYPE = 'application/json';
const statuses = [400, 401, 403, 404, 405, 408, 409, 410, 422, 429, 451];
it.each([
  ...statuses.map((status) => ({ status, type: JSON_TYPE, body: '{"message":"No."}' })),
  ...statuses.map((status) => ({ status, type: 'text/html', body: '<!doctype html>No' })),
])(
  'a host that rejects every extension with $status and $type is used without them, and they are requested again after ten minutes',
  async (received) => {
    rejection = received;
    // A busy machine may take longer than a page waits.
    await expect
      .poll(async () => (await readAll()).map(({ status }) => status), { timeout: 20_000 })
      .not.toContain('failed');
    const results = await readAll();
    expect(results.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill('ok'));
    expect(results[3]).toMatchObject({ data: { length: 3 } });
    const requested = rejected.length;
    expect(requested).toBeGreaterThan(8);
    expect(new Set(rejected).size, 'no call twice').toBe(requested);

    for (const minute of [1, 4, 9]) {
      time = 1000 + minute * 60_000;
      await readAll();
    }
    expect(rejected.slice(requested)).toEqual([]);
    time = 1000 + TEN_MINUTES + 60_000;
    await readAll();
    expect(rejected.length).toBeGreaterThan(requested);
  },
);

it('a blog that the host does not have stays missing while the host fails', async () => {
  rejection = { status: 404, type: JSON_TYPE, body: '{"message":"Blog Does not exist."}' };
  const read = () => client.get('blog', 'never-was');
  expect((await read()).status).toBe('missing');
  rejection = { status: 500, type: JSON_TYPE, body: '{"message":"No."}' };
  time += 60_000;
  expect((await read()).status).toBe('missing');
});

const readPage = async (from = client) => {
  const result = await from.get('blog-page', 1);
  return result.status === 'ok' ? { ...result, data: result.data.total } : result.status;
};
/** The host has pages, and two posts. */
const teachPages = () => {
  const all = blogs.slice(1);
  known['/api/blogs?page=1'] = { featured: null, all, total: all.length, categories: [] };
};
const WHOLE_LIST = JSON.stringify(toSpecified()['/api/blogs']);

describe.each([
  ['ignores it', { status: 200, type: JSON_TYPE, body: WHOLE_LIST }],
  ['rejects it with a page', { status: 400, type: 'text/html', body: '<!doctype html>No' }],
  ['rejects it in JSON', { status: 404, type: JSON_TYPE, body: '{"message":"No."}' }],
])('a host that had an extension and now %s', (_how, received) => {
  beforeEach(async () => {
    teachPages();
    expect(await readPage()).toMatchObject({ data: 2 });
    delete known['/api/blogs?page=1'];
    rejection = received;
    time += clientLimits.usableTime;
  });

  it('is used without it, and it is requested again after ten minutes', async () => {
    expect(await readPage()).toEqual({ status: 'ok', stale: false, data: 3 });
    expect(await readPage(open())).toEqual({ status: 'ok', stale: false, data: 3 });
    const requested = rejected.length;
    time += clientLimits.usableTime;
    await readPage();
    expect(rejected.length).toBe(requested);
  });

  it('is replaced by its last responses while it is down, also after a restart', async () => {
    await readPage();
    await closeHost();
    for (const reader of [client, open()]) {
      time += TEN_MINUTES + clientLimits.usableTime;
      expect(await readPage(reader)).toEqual({ status: 'ok', stale: true, data: 3 });
    }
  });

  it('keeps its last response while it rejects everything', async () => {
    known = {};
    expect(await readPage()).toEqual({ status: 'ok', stale: true, data: 2 });
    expect(await readPage(open())).toEqual({ status: 'ok', stale: true, data: 2 });
  });
});

it.each(['', '{"message": '])(
  'a 503 with the body %j is a failure, not a rejection',
  async (body) => {
    rejection = { status: 503, type: JSON_TYPE, body };
    await client.get('blog', 'post-1', ar);
    time += clientLimits.failedTime + 1;
    await client.get('blog', 'post-1', ar);
    expect(rejected).toHaveLength(2);
  },
);

it('the list of a host whose extensions hang is shown in time', async () => {
  rejection = undefined;
  const hasty = open(600);
  for (let round = 0; round < clientLimits.maxFailures + 2; round += 1) {
    time += clientLimits.usableTime;
    const result = await hasty.get('blog-page', 1, { deadline: AbortSignal.timeout(600) });
    expect(result).toMatchObject({ status: 'ok', stale: false, data: { total: 3 } });
    await Promise.all([hasty.get('redirects'), hasty.get('blog', 'post-1', ar)]);
  }
  expect(await hasty.get('team-members')).toMatchObject({ status: 'ok', stale: false });
});

/** Names of the copies, after all work in the background has ended. */
async function listCopies() {
  await setTimeout(300);
  const folders = readdirSync(join(dataDir, 'website'));
  return readdirSync(join(dataDir, 'website', folders.sort().at(-1) ?? '')).sort();
}

it.each([
  ['a featured post outside of it', { featured: createBlog({ id: 9 }), all: blogs }],
  ['a malformed post', { featured: blogs[2], all: [...blogs, { id: 9, slug: 'blog-9' } as Blog] }],
])('a list with %s is stored, and requested once', async (_what, list) => {
  rejection = { status: 404, type: JSON_TYPE, body: '{"message":"No."}' };
  known['/api/blogs'] = list;
  known['/api/blog-slug/blog-9'] = createBlog({ id: 9 });
  await client.get('blog', 'blog-9');
  await readPage();
  const copies = await listCopies();
  expect(copies).toEqual(expect.arrayContaining(['blog.blog-9.json', 'blogs.json']));
  await readPage();
  expect(calls.filter((call) => call === '/api/blogs')).toHaveLength(1);
  // Also of a list that changes.
  known['/api/blogs'] = { ...list, all: list.all.slice(1) };
  time += clientLimits.usableTime;
  await client.get('blog', 'post-1');
  await readPage();
  expect(await listCopies()).toEqual(copies);
});
