import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { defaultLanguage } from '@agency/content/languages';
import { createLogger } from '@agency/server/logger';
import { collectGarbage } from '@agency/server/testing/collect-garbage';
import { expect, it } from 'vitest';
import { caching } from '../src/model/caching.ts';
import { createPageSources } from './page-sources.ts';
import { renderResponse, toFormRequest } from './render.ts';

const LENGTH = 1_000_000;
const SHEET = '/_astro/a.css';
const TYPEFACE = '/_astro/a-typeface-with-a-long-name.woff2';
const stylesheets = new Map([[SHEET, `p{content:"${'s'.repeat(LENGTH)}"}`]]);

const languages = [defaultLanguage];
const locals = {
  ...createPageSources({ get: () => Promise.reject(), reportInvalid: () => undefined }),
  languages,
  language: defaultLanguage,
  clientAddress: '',
  requestId: '',
  logger: createLogger('test', 'silent'),
  readPicture: async () => undefined,
};

/** The part of a page with long styles and a long text that the page cache stores. */
async function renderPage(letter: string) {
  const html = `<link rel="preload" href="${TYPEFACE}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="${SHEET}">`;
  const astro = async () =>
    new Response(html + letter.repeat(LENGTH), { headers: { 'content-type': 'text/html' } });
  const request = new Request('https://site.example/');
  const received = await renderResponse(astro, request, locals, stylesheets);
  return received?.head;
}

it('a cached page holds no reference to the uncompressed text and styles', async () => {
  await renderPage('-');
  collectGarbage();
  const before = process.memoryUsage();
  const kept: Awaited<ReturnType<typeof renderPage>>[] = [];
  for (const letter of 'abcdefghij') kept.push(await renderPage(letter));
  collectGarbage();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  expect(held).toBeLessThan(LENGTH);
  expect(kept[0]?.preloads).toContain(TYPEFACE);
  expect(kept[0]?.policy.style).toHaveLength(1);
});

it.each([
  ['GET', 200, {}, caching.page],
  ['GET', 200, { 'cache-control': caching.never }, caching.never],
  ['GET', 404, {}, caching.never],
  ['GET', 308, {}, caching.never],
  ['POST', 200, {}, caching.never],
])(
  'a %s response with status %i and the headers %o has Cache-Control %s',
  async (method, status, headers, expected) => {
    const astro = async () => new Response(null, { status, headers: { ...headers } });
    const request = new Request('https://site.example/', { method });
    const response = await renderResponse(astro, request, locals, stylesheets);
    expect(response?.headers.get('cache-control')).toBe(expected);
  },
);

it('a form whose body is cut off aborts its signal', async () => {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const server = createServer((request) => resolve(toFormRequest(request, new URL('http://a/b'))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  const form = await promise;
  expect(form.signal.aborted).toBe(false);
  socket.destroy();
  await expect(form.text()).rejects.toThrow();
  expect(form.signal.aborted).toBe(true);
  server.close();
});
