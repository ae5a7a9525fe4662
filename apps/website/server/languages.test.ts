import { defaultLanguage, type Language } from '@agency/content/languages';
import { createLogger } from '@agency/server/logger';
import { readText } from '@agency/server/static-text';
import { expect, it } from 'vitest';
import type { PageContentClient } from './page-sources.ts';
import { createPages } from './pages.ts';
import type { AstroHandler } from './render.ts';

const other: Language = { ...defaultLanguage, tag: 'xx', direction: 'rtl' };
const contentClient: PageContentClient = {
  get: () => Promise.reject(),
  reportInvalid: () => undefined,
};

/** Responds with the requested name and language. */
const astro: AstroHandler = async (request, { language }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/mixed')
    return new Response(null, { status: 308, headers: { location: `/${language.tag}/Mixed` } });
  const isFound = pathname !== '/not-found' && pathname !== '/nowhere';
  return new Response(`${language.tag} ${pathname}${search}`, {
    status: isFound ? 200 : 404,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=4' },
  });
};

const open = (languages: Language[]) =>
  createPages({
    astro,
    contentClient,
    languages,
    origin: 'https://site.example',
    logger: createLogger('test', 'silent'),
    stylesheets: new Map(),
    readPicture: async () => undefined,
  });

async function get(path: string, query = '', languages = [defaultLanguage, other]) {
  const context = { path, query, clientAddress: '127.0.0.1' } as never;
  const found = await open(languages).get({ socket: {} } as never, context);
  if (found?.kind === 'redirect') return found.path;
  const body = found?.kind === 'cached' ? await readText(found.page.text) : found?.response.body;
  return body?.toString();
}

it('removes the language from the path and renders the same route', async () => {
  expect(await get('/our-work', '?category=web&x=1')).toBe('en /our-work?category=web');
  expect(await get('/xx/our-work', '?category=web&x=1')).toBe('xx /our-work?category=web');
  expect(await get('/xx')).toBe('xx /');
  expect(await get('/')).toBe('en /');
});

it('redirects to the canonical path in each language', async () => {
  const find = (path: string) => {
    const context = { path, query: '', clientAddress: '127.0.0.1' } as never;
    return open([defaultLanguage, other]).get({ socket: {} } as never, context);
  };
  expect(await find('/XX')).toEqual({ kind: 'redirect', path: '/xx' });
  expect(await find('/Xx/our-work')).toEqual({ kind: 'redirect', path: '/xx/our-work' });
  expect(await find('/XX/mixed')).toMatchObject({ kind: 'rendered', response: { status: 308 } });
  expect(await find('/XX/nowhere')).toMatchObject({ kind: 'rendered', response: { status: 404 } });
});

it('ignores a language that is off', async () => {
  expect(await get('/xx/our-work', '', [defaultLanguage])).toBe('en /xx/our-work');
});

it('caches a page of each language separately', async () => {
  const pages = open([defaultLanguage, other]);
  const read = async (path: string) => {
    const context = { path, query: '', clientAddress: '127.0.0.1' } as never;
    const found = await pages.get({ socket: {} } as never, context);
    return found?.kind === 'cached' && String(await readText(found.page.text));
  };
  expect(await read('/xx/a')).toBe('xx /a');
  expect(await read('/a')).toBe('en /a');
  expect(await read('/xx/a')).toBe('xx /a');
});

it('renders the 404 page in the language of the path', async () => {
  const received = await open([defaultLanguage, other]).getNotFound('/xx/lost', '127.0.0.1');
  expect(received?.body.toString()).toBe('xx /not-found?for=%2Flost');
});
