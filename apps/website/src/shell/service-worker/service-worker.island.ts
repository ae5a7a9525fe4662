/** `pages/service-worker.js.ts` writes it before this file. */
declare const SETTINGS: {
  /** Cache names of this release. */
  pages: string;
  assets: string;
  pictures: string;
  maxPages: number;
  maxPictures: number;
  /** Bytes. */
  maxFileBytes: number;
  /** Query parameters that select a page, by path. */
  queries: Record<string, string[]>;
  /** Path prefix and offline page of each language; the last prefix matches all paths. */
  offline: [prefix: string, path: string][];
};

const worker = self as unknown as ServiceWorkerGlobalScope;

const HASHED = /^\/_astro\//;
const PICTURES = /^\/media\//;
/** Not handled: browsers request them in ranges. */
const FILMS = /\.(?:mp4|webm|vtt)$/;
const ASSETS = /\.(?:css|js|woff2)$/;

/** Finds the files that HTML or a script references; without the fonts of inline styles, most of which it does not need. */
function findAssets(source: string, base: string): string[] {
  const text = source.replace(/<style>.*?<\/style>/gs, '');
  const absolute = [...text.matchAll(/\/_astro\/[\w.@-]+/g)].map(([path]) => path);
  const relative = [...text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, file]) => new URL(file ?? '', base).pathname,
  );
  return [...new Set([...absolute, ...relative])];
}

/** Finds linked stylesheets and fonts. Inline styles reference unneeded fonts, and text may contain any path. */
function findLinkedAssets(html: string): string[] {
  const links = html.matchAll(/<link\b[^>]* href="(\/_astro\/[\w.@-]+\.(?:css|woff2))"/g);
  return [...new Set([...links].map(([, path = '']) => path))];
}

/** The cache key of a page: its URL without irrelevant query parameters. */
function toKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const query = new URLSearchParams(
    (SETTINGS.queries[pathname] ?? []).flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

async function cacheAsset(cache: Cache, path: string): Promise<Response> {
  const cached = await cache.match(path);
  if (cached) return cached;
  const response = await fetch(path);
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
  await cache.put(path, response.clone());
  return response;
}

function toOfflinePage(url: string): string {
  const path = `${new URL(url).pathname}/`;
  return SETTINGS.offline.find(([prefix]) => path.startsWith(`${prefix}/`))?.[1] ?? '';
}

/** Caches an offline page with all its files, or nothing. */
async function cacheOfflinePage(page: string): Promise<void> {
  const cache = await caches.open(SETTINGS.assets);
  if (await cache.match(page)) return;
  const response = await fetch(page, { cache: 'no-cache' });
  if (response.status !== 200) throw new Error(`${page} responded with ${response.status}`);
  const queue = findAssets(await response.clone().text(), response.url);
  const visitedPaths = new Set<string>();
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (visitedPaths.has(path)) continue;
    visitedPaths.add(path);
    const asset = await cacheAsset(cache, path);
    if (path.endsWith('.js')) queue.push(...findAssets(await asset.text(), asset.url));
  }
  await cache.put(page, response);
}

/** Only the languages of open pages, because each loads fonts. */
async function cacheOfflinePages(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = new Set(windows.map(({ url }) => toOfflinePage(url)));
  if (pages.size === 0) pages.add(toOfflinePage(worker.location.href));
  await Promise.all([...pages].map(cacheOfflinePage));
}

async function trim(cache: Cache, limit: number): Promise<void> {
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(requests.length - limit, 0));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

function isCacheable({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isNoStore = /\bno-store\b/i.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isHtml && !isNoStore;
}

/** Caches a page after its stylesheets and fonts, so that it is never shown without them. */
async function cachePage(url: string, response: Response): Promise<void> {
  const text = await response.clone().text();
  const assets = await caches.open(SETTINGS.assets);
  await Promise.all(findLinkedAssets(text).map((path) => cacheAsset(assets, path)));
  const pages = await caches.open(SETTINGS.pages);
  await pages.put(toKey(url), response);
  await trim(pages, SETTINGS.maxPages);
  await cacheOfflinePage(toOfflinePage(url));
}

async function cacheFile(path: string, response: Response): Promise<void> {
  if (ASSETS.test(path)) return (await caches.open(SETTINGS.assets)).put(path, response);
  const pictures = await caches.open(SETTINGS.pictures);
  await pictures.put(path, response);
  await trim(pictures, SETTINGS.maxPictures);
}

/** Some private windows reject access to caches. */
async function find(name: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Does not delay the response. A write that fails, as on a full device, is ignored. */
function cacheInBackground(event: FetchEvent, caching: Promise<void>): void {
  event.waitUntil(caching.catch(() => undefined));
}

/** The offline page in the language of a URL, or in another language if that one is not cached. */
async function findOfflinePage(url: string): Promise<Response | undefined> {
  for (const page of [toOfflinePage(url), ...SETTINGS.offline.map(([, other]) => other)]) {
    const cached = await find(SETTINGS.assets, page);
    if (cached) return cached;
  }
  return undefined;
}

/** Network first, then the cache, then the offline page. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    const cached = await find(SETTINGS.pages, toKey(request.url));
    return cached ?? (await findOfflinePage(request.url)) ?? Response.error();
  }
  if (isCacheable(response)) cacheInBackground(event, cachePage(request.url, response.clone()));
  return response;
}

/** Hashed files: cache first. Others: network first. */
async function respondWithFile(event: FetchEvent, path: string): Promise<Response> {
  const name = ASSETS.test(path) ? SETTINGS.assets : SETTINGS.pictures;
  const cached = HASHED.test(path) ? await find(name, path) : undefined;
  if (cached) return cached;
  try {
    const response = await fetch(event.request);
    const isSmall = !(Number(response.headers.get('content-length')) > SETTINGS.maxFileBytes);
    if (response.status === 200 && isSmall)
      cacheInBackground(event, cacheFile(path, response.clone()));
    return response;
  } catch (error) {
    const fallback = await find(name, path);
    if (fallback) return fallback;
    throw error;
  }
}

/** Deletes the caches of other releases, then controls the open pages. */
async function activate(): Promise<void> {
  const current = [SETTINGS.pages, SETTINGS.assets, SETTINGS.pictures];
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** Caches the pages that were opened before this worker; they are still in the HTTP cache. */
async function cacheOpenPages(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  await Promise.allSettled(
    windows.map(async ({ url }) => {
      const response = await fetch(url, { cache: 'force-cache' });
      if (isCacheable(response)) await cachePage(url, response);
    }),
  );
}

worker.addEventListener('install', (event) => {
  const caching = cacheOfflinePages().catch(async (error: unknown) => {
    await caches.delete(SETTINGS.assets).catch(() => false);
    throw error;
  });
  event.waitUntil(caching.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  // `cacheOpenPages` is not awaited, because fetch events wait for the activation.
  event.waitUntil(
    activate().then(
      () => void cacheOpenPages(),
      () => undefined,
    ),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isSameOriginGet = request.method === 'GET' && origin === worker.location.origin;
  const isFilm = /^(?:video|audio|track)$/.test(request.destination) || FILMS.test(pathname);
  if (!isSameOriginGet || isFilm || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (HASHED.test(pathname) || PICTURES.test(pathname))
    event.respondWith(respondWithFile(event, pathname));
});
