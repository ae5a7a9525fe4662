import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBlog } from '../model/blogs/testing/create-blog.ts';
import { createDashboardClient, type DashboardClient } from './create-dashboard-client.ts';

// A host that answers the specified calls, spelled exactly so, and refuses everything else.

const blogs = [1, 2, 3].map((id) => createBlog({ id, slug: `post-${id}` }));
const specified: Record<string, unknown> = {
  '/api/blogs': { featured: blogs[0], all: blogs },
  '/api/featured-blogs/': [blogs[0]],
  '/api/blog-slug/post-1': blogs[0],
  '/api/related-blogs/1': blogs,
  '/api/team-members/': [{ name: 'Mona', position: 'Writer', quote: '', image: null }],
};
const TEN_MINUTES = 10 * 60 * 1000;

let refusal: { status: number; type: string; body: string };
let refused: string[];
let time: number;
let dataDir: string;
let client: DashboardClient;

const server = createServer((request, response) => {
  const url = request.url ?? '';
  if (url in specified) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(specified[url]));
    return;
  }
  refused.push(url);
  response.writeHead(refusal.status, { 'Content-Type': refusal.type }).end(refusal.body);
});

beforeEach(async () => {
  refused = [];
  time = 1000;
  dataDir = mkdtempSync(join(tmpdir(), 'refused-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = createDashboardClient({
    contentUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // Another host: this one is somebody else's.
    dashboardUrl: 'http://127.0.0.1:1',
    dataDir,
    keepsArticles: false,
    answerTime: 20_000,
    now: () => time,
    logger: createLogger('test', 'silent'),
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});

const ar = { language: 'ar' };
/** What the pages of the site ask for. */
const readAll = () =>
  Promise.all([
    client.read('blogs'),
    client.read('blog-page', { parameter: 1 }),
    client.read('blog', { parameter: 'post-1' }),
    client.read('related-blogs', { parameter: 1 }),
    client.read('team-members'),
    client.read('content', { parameter: 'landing' }),
    client.read('language-content', { parameter: { key: 'landing', ...ar } }),
    client.read('addresses'),
    client.read('case-studies'),
    client.read('language-case-studies', { parameter: ar }),
    client.read('language-team-members', { parameter: ar }),
    client.read('blog-page', { parameter: 1, ...ar }),
    client.read('blog', { parameter: 'post-1', ...ar }),
    client.read('related-blogs', { parameter: 1, ...ar }),
  ]);

const JSON_TYPE = 'application/json';
const statuses = [400, 401, 403, 404, 405, 408, 409, 410, 422, 429, 451];
it.each([
  ...statuses.map((status) => ({ status, type: JSON_TYPE, body: '{"message":"No."}' })),
  ...statuses.map((status) => ({ status, type: 'text/html', body: '<!doctype html>No' })),
])(
  'a host that says $status in $type to every extension shows all else, and is asked again after ten minutes',
  async (answer) => {
    refusal = answer;
    // A busy machine may take longer than a page waits.
    await expect
      .poll(async () => (await readAll()).map(({ status }) => status), { timeout: 20_000 })
      .not.toContain('failed');
    const readings = await readAll();
    expect(readings.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill('ok'));
    expect(readings[3]).toMatchObject({ data: { length: 3 } });
    const asked = refused.length;
    expect(asked).toBeGreaterThan(8);
    expect(new Set(refused).size, 'no call twice').toBe(asked);

    for (const minute of [1, 4, 9]) {
      time = 1000 + minute * 60_000;
      await readAll();
    }
    expect(refused.slice(asked)).toEqual([]);
    time = 1000 + TEN_MINUTES + 60_000;
    await readAll();
    expect(refused.length).toBeGreaterThan(asked);
  },
);

it('a blog that the host does not have stays missing while the host fails', async () => {
  refusal = { status: 404, type: JSON_TYPE, body: '{"message":"Blog Does not exist."}' };
  const read = () => client.read('blog', { parameter: 'never-was' });
  expect((await read()).status).toBe('missing');
  refusal = { status: 500, type: JSON_TYPE, body: '{"message":"No."}' };
  time += 60_000;
  expect((await read()).status).toBe('missing');
});
