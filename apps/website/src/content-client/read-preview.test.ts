import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import blog from '@agency/contracts/fixtures/blog.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseWebsiteSettings } from '../settings.ts';
import { readPreview } from './read-preview.ts';

let received: { status: number; body: string };
let calls: (string | undefined)[] = [];
const server = createServer((request, response) => {
  calls.push(request.url);
  response.writeHead(received.status, { 'Content-Type': 'application/json' }).end(received.body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
});

const TOKEN = `blog-12-1795406410-${'0'.repeat(32)}`;
const read = (status: number, body: unknown, token = TOKEN) => {
  received = { status, body: JSON.stringify(body) };
  const contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = parseWebsiteSettings({ CONTENT_URL: contentUrl });
  return readPreview(token, settings);
};
const draft = { kind: 'blog', draft: blog, related: [], lacks: ['Article'] };

it('is the draft, cleaned as published content is', async () => {
  const hostile = { ...blog, html_content: '<p onclick="x()">a</p><script>b</script>' };
  expect(await read(200, { ...draft, draft: hostile })).toMatchObject({
    draft: { html_content: '<p>a</p>' },
    lacks: ['Article'],
  });
  expect(calls).toEqual([`/api/preview/${TOKEN}`]);
});

it.each(['', 'short', '../../api/blogs?page=1', 'A'.repeat(32), `${TOKEN}/`, 'a'.repeat(201)])(
  'is undefined for %j, without a request',
  async (token) => {
    expect(await read(200, draft, token)).toBeUndefined();
    expect(calls).toEqual([]);
  },
);

it('is undefined if the token is invalid, or the host has no previews', async () => {
  expect(await read(404, { message: 'Gone.' })).toBeUndefined();
  expect(await read(405, {})).toBeUndefined();
});

it.each([
  [500, { message: 'The database is away.' }],
  [200, { kind: 'blog', draft: { id: 'x' } }],
  [200, { kind: 'page', draft: blog }],
  [200, null],
])('fails if the host fails: %i %j', async (status, body) => {
  await expect(read(status, body)).rejects.toThrow(/draft/);
});
