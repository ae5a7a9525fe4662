import { defaultLanguage } from '@agency/content/languages';
import type { Content } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { readText } from '@agency/server/static-text';
import { beforeEach, expect, it, vi } from 'vitest';
import { caching } from '../src/model/caching.ts';
import type { ContentResult } from '../src/model/content-result.ts';
import { toHash } from './csp.ts';
import { createPageCache } from './page-cache.ts';
import { createPageSources, type PageContentClient } from './page-sources.ts';
import { createPages } from './pages.ts';
import { type AstroHandler, renderResponse } from './render.ts';

const logger = createLogger('test', 'silent');
const stylesheets = new Map<string, string>();
const page = (body: string, status = 200) =>
  new Response(`<!doctype html><head></head>${body}`, {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': caching.page },
  });
const rule = { attribute: 'data-fit="landing"', css: '@layer type{a{--fit:1}}' };
const readPicture = async () => undefined;
const languages = [defaultLanguage];
let content: ContentResult<Content>;
const contentClient: PageContentClient = {
  get: async () => content as never,
  reportInvalid: () => undefined,
};

beforeEach(() => {
  content = { status: 'ok', data: { fields: { lead: 'New' } }, stale: false };
});

it('adds the CSS rules of changed copy to a page, and their hash to its policy', async () => {
  const astro: AstroHandler = async (_request, { addRules }) => {
    addRules([rule, { ...rule, attribute: 'data-fit="elsewhere"', css: 'b{}' }]);
    return page('<h1 data-fit="landing">');
  };
  const sources = createPageSources(contentClient);
  const given = { logger, languages, language: defaultLanguage, readPicture };
  const locals = { ...sources, ...given, clientAddress: '', requestId: '' };
  const received = await renderResponse(
    astro,
    new Request('https://site.example/'),
    locals,
    stylesheets,
  );
  expect(received?.body.toString()).toContain(`<style>${rule.css}</style></head>`);
  expect(received?.body.toString()).not.toContain('b{}');
  expect(received?.head?.policy.style).toEqual([toHash(rule.css)]);
});

it('renders a page again when its copy changes, and sends the cached page while the dashboard is down', async () => {
  let time = 1000;
  const cache = createPageCache({
    createSources: () => createPageSources(contentClient),
    render: async (_address, { fetchContent }) => {
      const result = await fetchContent('content', 'landing');
      const lead = result.status === 'ok' ? String(result.data.fields.lead) : 'Shipped';
      const headers = new Headers({
        'content-type': 'text/html',
        'cache-control': caching.page,
      });
      return { status: 200, headers, body: Buffer.from(lead) };
    },
    now: () => time,
  });
  const visit = async () => {
    time += 10_000;
    const found = (await cache.get('/')) ?? (await cache.refresh('/'));
    if (found?.kind !== 'cached') throw new Error('not kept');
    const { cacheControl, text } = found.page;
    return [String(await readText(text)), cacheControl];
  };
  expect(await visit()).toEqual(['New', caching.page]);
  content = { ...(content as ContentResult<Content> & { status: 'ok' }), stale: true };
  expect(await visit()).toEqual(['New', caching.page]);
  content = { status: 'ok', data: { fields: { lead: 'Newer' } }, stale: false };
  expect(await visit()).toEqual(['Newer', caching.page]);
  content = { status: 'missing', message: '' };
  expect(await visit()).toEqual(['Shipped', caching.page]);
});

it('renders a page without overrides if they break it, and logs the error', async () => {
  const error = vi.spyOn(logger, 'error');
  const astro: AstroHandler = async (_request, { fetchContent }) => {
    const result = await fetchContent('content', 'landing');
    return result.status === 'ok' ? page('', 500) : page('Shipped');
  };
  const pages = createPages({
    astro,
    contentClient,
    logger,
    stylesheets,
    readPicture,
    languages,
    origin: 'https://site.example',
  });
  const context = { path: '/', rawPath: '/', query: '', clientAddress: '127.0.0.1', requestId: '' };
  const request = { socket: { destroyed: false } };
  const found = await pages.get(request as never, context as never);
  expect(found?.kind === 'cached' && String(await readText(found.page.text))).toContain('Shipped');
  expect(error).toHaveBeenCalledOnce();
});

it('renders a page without overrides again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let isBroken = true;
  const astro: AstroHandler = async (_request, { fetchContent }) => {
    const result = await fetchContent('content', 'landing');
    if (result.status === 'ok') return isBroken ? page('', 500) : page('Edited');
    return page('Shipped');
  };
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const pages = createPages({
    astro,
    contentClient,
    logger,
    stylesheets,
    readPicture,
    languages,
    origin: 'https://site.example',
  });
  const context = { path: '/', rawPath: '/', query: '', clientAddress: '127.0.0.1', requestId: '' };
  const request = { socket: { destroyed: false } };
  const visit = async () => {
    const found = await pages.get(request as never, context as never);
    return found?.kind === 'cached' ? String(await readText(found.page.text)) : '';
  };
  expect(await visit()).toContain('Shipped');
  isBroken = false;
  time = 61_000;
  vi.setSystemTime(Date.now() + time);
  expect(await visit()).toContain('Edited');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('responds with 500 for a page that exists only in the dashboard and cannot be rendered', async () => {
  const astro: AstroHandler = async (_request, { fetchContent }) => {
    const result = await fetchContent('case-studies');
    return result.status === 'ok' ? page('', 500) : page('', 404);
  };
  const pages = createPages({
    astro,
    contentClient,
    logger,
    stylesheets,
    readPicture,
    languages,
    origin: 'https://site.example',
  });
  const path = '/only-in-the-dashboard';
  const context = { path, rawPath: path, query: '', clientAddress: '127.0.0.1', requestId: '' };
  const found = await pages.get({ socket: { destroyed: false } } as never, context as never);
  expect(found).toMatchObject({ kind: 'rendered', response: { status: 500 } });
});

it('logs no token of a preview whose page cannot be rendered', async () => {
  const error = vi.spyOn(logger, 'error').mockClear();
  const astro: AstroHandler = async (_request, { fetchContent }) => {
    const result = await fetchContent('content', 'landing');
    return result.status === 'ok' ? page('', 500) : page('Shipped');
  };
  const pages = createPages({
    astro,
    contentClient,
    logger,
    stylesheets,
    readPicture,
    languages,
    origin: 'https://site.example',
  });
  const path = '/preview/blog-secret-token';
  const context = { path, rawPath: path, query: '', clientAddress: '127.0.0.1', requestId: '' };
  await pages.get({ socket: { destroyed: false } } as never, context as never);
  expect(error).toHaveBeenCalledOnce();
  expect(JSON.stringify(error.mock.calls)).not.toContain('secret');
});
