import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnWebsite, startWebsite } from '../system/own-website.ts';
import { send } from '../system/wire.ts';
import { dashboard, expect, test } from '../test.ts';
import { toMessage } from './contact-form.ts';

const SLUG = 'صوت_العلامة-Two';
const post = {
  ...{ id: 7, slug: SLUG, title: 'The voice of a brand', header: '', description: 'Why.' },
  ...{ card_description: 'Why.', category: null, author: null },
  created_at: '2026-11-06T08:00:00Z',
  image: { src: 'https://storage.example/a, b.jpg', name: 'A voice', hashblur: '' },
  html_content: '<p>Read from another host.</p><img src="https://storage.example/c.png" alt="A">',
};
/** Only the specified requests; rejects all others, and unknown parameters. */
const responses: Record<string, unknown> = {
  '/api/blogs': { featured: null, all: [post, { id: 8 }] },
  '/api/featured-blogs/': [],
  [`/api/blog-slug/${SLUG}`]: post,
  '/api/related-blogs/7': [],
  '/api/team-members/': [],
};
const requested: Record<string, string | string[] | undefined>[] = [];

const host = createServer((request, response) => {
  requested.push({ ...request.headers, method: request.method });
  const received = responses[decodeURIComponent(request.url ?? '')];
  response
    .writeHead(received ? 200 : 404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(received ?? { error: 'No' }));
});
let website: OwnWebsite;

test.beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  website = await startWebsite(dashboard, {
    CONTENT_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    MEDIA_HOSTS: 'storage.example',
  });
});
test.afterAll(async () => {
  await website?.dispose();
  host.closeAllConnections();
  host.close();
});

test('posts are read from another content host, and forms are sent to our dashboard', async () => {
  const { url } = website;
  const list = await send(url, '/blogs');
  const path = `/blogs/${encodeURIComponent(SLUG)}`;
  expect(list.body).toContain(`href="${path}"`);
  expect(list.body).toContain('https://storage.example/a%2C%20b.jpg');
  expect(list.headers['content-security-policy']).toContain(
    "img-src 'self' data: https://storage.example;",
  );
  expect(list.headers['content-security-policy']).toContain(
    "media-src 'self' https://storage.example;",
  );
  const article = await send(url, path);
  expect(article.status).toBe(200);
  expect(article.body).toContain('Read from another host.');
  expect(article.body).toContain('src="https://storage.example/c.png"');
  expect(article.body).toContain('06 Nov 2026');
  expect((await send(url, path.toLowerCase())).status).toBe(404);

  const ready = await send(url, '/readyz');
  expect(ready.body).toMatch(/^ok\nforms: \w+\ncontent skipped: 1 records \(id 8: /);
  const received = await fetch(`${url}/forms/contact`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(toMessage('Hello')),
  });
  expect((await received.json()).reference).toMatch(/^C-/);
  expect(requested.every(({ method, authorization }) => method === 'GET' && !authorization)).toBe(
    true,
  );
  expect(requested.every((headers) => headers['content-type'] === 'application/json')).toBe(true);
});
