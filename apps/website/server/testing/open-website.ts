import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Redirects } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach } from 'vitest';
import { parseWebsiteSettings, type WebsiteSettings } from '../../src/settings.ts';
import { combineFeatures } from '../features/open-features.ts';
import { trackWith } from '../features/page-views/page-views.ts';
import { createRedirects } from '../features/redirects/redirects.ts';
import { finishBuild } from '../finish-build.ts';
import type { PageContentClient } from '../page-sources.ts';
import type { AstroHandler } from '../render.ts';
import { createStatusHandler } from '../status.ts';
import { createWebsite, type Website } from '../website.ts';
import { type FakeDashboard, startFakeDashboard } from './fake-dashboard.ts';

export const longText = '<p>Amplify.</p>'.repeat(200);
export const INLINE_SCRIPT = 'document.title';
/** Files of the build. */
export const pages: Record<string, string> = {
  'our-work.html': `<!doctype html><title>Our Work</title><script>${INLINE_SCRIPT}</script>${longText}`,
  'Musa&Palm.html': '<!doctype html><title>Musa & Palm</title>',
  'offline/index.html': '<!doctype html><title>Offline</title>',
  '404.html': '<!doctype html><title>Oops!</title>',
  '500.html': '<!doctype html><title>Unexpected Application Error!</title>',
  'robots.txt': 'User-agent: *\n',
  'film.mp4': '0123456789',
  '_astro/app.abc123.js': `console.log("${'a'.repeat(2000)}")`,
  '.env': 'SECRET=1',
};

/** The token of the dashboard. */
export const STATE_SECRET = 'secret-of-the-tests-0123456789abcdef';

/** Redirects of the dashboard. */
export const redirects: Redirects = { all: [] };
/** Paths that were counted as missing. */
export let missed: string[] = [];

/** Pages and forms that were counted. */
export let visited: string[] = [];

let notFoundHeld: Promise<void> | undefined;

/** Delays the 404 page. @returns ends the delay */
export function holdNotFound(): () => void {
  const held = Promise.withResolvers<void>();
  notFoundHeld = held.promise;
  return held.resolve;
}

/** The website, its URL and its requests: new ones for each test of a file that imports them. */
export let folder: string;
export let settings: WebsiteSettings;
export let dashboard: FakeDashboard;
export let website: Website;
export let port: number;

// Number of pages that are rendered at once, now and at most.
let renders = 0;
export let maxConcurrentRenders = 0;
/** Paths of all rendered pages. */
export let rendered: string[] = [];

const toHtml = (html: string, status = 200, headers = {}) =>
  new Response(html, { status, headers: { 'content-type': 'text/html', ...headers } });

// The part of Astro that the website uses.
const routes: Record<
  string,
  (...parameters: Parameters<AstroHandler>) => Response | Promise<Response>
> = {
  '/': () => toHtml(`<!doctype html>${longText}`, 200, { 'cache-control': 'no-cache' }),
  '/our-work': () => toHtml('<h1>Our Work</h1>'),
  '/forms/enquiry': () =>
    new Response(null, { status: 303, headers: { location: '/thank-you?receipt=1' } }),
  '/forms/contact': ({ method }, { clientAddress }) => Response.json({ method, clientAddress }),
  '/forms/careers': async ({ body }) => {
    // Like a form that is rejected after its beginning was read.
    await body?.getReader().read();
    return toHtml('<h1>Too large</h1>', 413);
  },
  '/kept': () => toHtml('<h1>Kept</h1>', 200, { 'cache-control': 'public, s-maxage=4' }),
  '/branding&more': () => toHtml('<h1>Branding</h1>'),
  '/preview/draft': () => toHtml('<h1>Draft</h1>', 200, { 'cache-control': 'no-store' }),
  '/long': async () => {
    renders += 1;
    maxConcurrentRenders = Math.max(maxConcurrentRenders, renders);
    await new Promise(setImmediate);
    renders -= 1;
    return toHtml('<h1>Long</h1>', 200, { 'cache-control': 'no-cache' });
  },
  '/throws': () => {
    throw new Error('boom');
  },
  '/breaks-off': () =>
    new Response(
      new ReadableStream({
        start(page) {
          page.enqueue(new TextEncoder().encode('half'));
          page.error(new Error('boom'));
        },
      }),
      { headers: { 'content-type': 'text/html' } },
    ),
  '/sitemap.xml': () => toSitemap('sitemapindex', '/sitemaps/pages.xml'),
  '/sitemaps/pages.xml': () => toSitemap('urlset', '/branding&#38;more', '/kept'),
  '/bare': () => new Response(null, { status: 500 }),
  '/busy': () => toHtml('<h1>Could not fetch details.</h1>', 503, { 'cache-control': 'no-store' }),
};

const toSitemap = (root: string, ...paths: string[]) =>
  new Response(
    `<${root}>${paths.map((path) => `<loc>https://nabra.example${path}</loc>`)}</${root}>`,
  );

const astro: AstroHandler = async (request, locals) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/not-found') {
    await notFoundHeld;
    return toHtml(`<h1>Lost ${searchParams.get('for')}</h1>`, 404);
  }
  rendered.push(pathname);
  return routes[pathname]?.(request, locals);
};

beforeEach(async () => {
  maxConcurrentRenders = 0;
  rendered = [];
  missed = [];
  visited = [];
  notFoundHeld = undefined;
  redirects.all = [];
  folder = mkdtempSync(join(tmpdir(), 'website-'));
  for (const [name, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, 'dist', 'client', name)), { recursive: true });
    writeFileSync(join(folder, 'dist', 'client', name), content);
  }
  await finishBuild(join(folder, 'dist'), 'security@nabra.example');
  dashboard = await startFakeDashboard();
  settings = parseWebsiteSettings({
    DATA_DIR: join(folder, 'data'),
    DASHBOARD_URL: dashboard.url,
    SITE_URL: 'https://nabra.example',
  });
  const client: PageContentClient = {
    // The pages of these tests fetch nothing else.
    get: ((name: string) =>
      name === 'redirects'
        ? Promise.resolve({ status: 'ok', data: redirects, stale: false })
        : new Promise(() => undefined)) as never,
    reportInvalid: () => undefined,
  };
  const counters = {
    trackPageView: (_: unknown, path: string) => void visited.push(path),
    trackForm: (_: unknown, kind: string, action: string) => void visited.push(`${kind} ${action}`),
  };
  website = createWebsite({
    settings,
    logger: createLogger('test', 'silent'),
    contentClient: client,
    features: combineFeatures([
      createRedirects({ contentClient: client }),
      trackWith(counters),
      { onNotFound: (_, path) => void missed.push(path) },
    ]),
    sendStatus: createStatusHandler({
      dataDir: folder,
      secret: STATE_SECRET,
      contentClient: {
        getState: () => ({ isGivenUp: false, badRecords: 2 }),
        probe: async () => undefined,
      },
      intake: { state: () => 'accepted' },
    }),
    astro,
    clientFolder: join(folder, 'dist', 'client'),
  });
  port = await website.listen(0, '127.0.0.1');
});

afterEach(async () => {
  await website.drain(0);
  await dashboard.close();
  rmSync(folder, { recursive: true });
});

export const requestPage = (path: string, options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });

/** Everything that a new connection receives. */
export async function receive(request: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}
