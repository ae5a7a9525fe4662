/** Put in front of this file when it is served (see `pages/service-worker.js.ts`). */
declare const SETTINGS: {
  /** Names of this release's caches. */
  pages: string;
  parts: string;
  pictures: string;
  pagesKept: number;
  picturesKept: number;
  /** In bytes. */
  largestFile: number;
  /** Parameters that make another page of a path. */
  queries: Record<string, string[]>;
  /** The offline page of each language, by how its paths begin; the last one's begin in any way. */
  offline: [beginning: string, path: string][];
};

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Files whose name changes with their content. */
const HASHED = /^\/_astro\//;
/** Pictures whose content may change under their name. */
const PICTURES = /^\/media\//;
/** Films and their captions go past us: a browser asks for them part by part. */
const FILMS = /\.(?:mp4|webm|vtt)$/;
/** What a page cannot be read without. */
const PARTS = /\.(?:css|js|woff2)$/;

/** Addresses of files that a text of ours names, but for the typefaces of its styles, most of which it does not need. */
function findParts(source: string, base: string): string[] {
  const text = source.replace(/<style>.*?<\/style>/gs, '');
  const absolute = [...text.matchAll(/\/_astro\/[\w.@-]+/g)].map(([path]) => path);
  const relative = [...text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, file]) => new URL(file ?? '', base).pathname,
  );
  return [...new Set([...absolute, ...relative])];
}

/** Styles and type that a page links. Its inline styles name more type than it needs, its text may name anything. */
function findLinked(html: string): string[] {
  const links = html.matchAll(/<link\b[^>]* href="(\/_astro\/[\w.@-]+\.(?:css|woff2))"/g);
  return [...new Set([...links].map(([, path = '']) => path))];
}

/** A page's name in the cache: its address without what says nothing of the page. */
function toKey(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const query = new URLSearchParams(
    (SETTINGS.queries[pathname] ?? []).flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Fetches a file and keeps it, unless it is there. */
async function keepPart(cache: Cache, path: string): Promise<Response> {
  const kept = await cache.match(path);
  if (kept) return kept;
  const answer = await fetch(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(path, answer.clone());
  return answer;
}

/** The offline page in the language of an address. */
function toOfflinePage(address: string): string {
  const path = `${new URL(address).pathname}/`;
  return SETTINGS.offline.find(([beginning]) => path.startsWith(`${beginning}/`))?.[1] ?? '';
}

/** Keeps an offline page with everything it is made of, or nothing; nothing is fetched when it is there. */
async function keepOfflinePage(page: string): Promise<void> {
  const cache = await caches.open(SETTINGS.parts);
  if (await cache.match(page)) return;
  const answer = await fetch(page, { cache: 'no-cache' });
  if (answer.status !== 200) throw new Error(`offline page answered ${answer.status}`);
  const waiting = findParts(await answer.clone().text(), answer.url);
  const seen = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const part = await keepPart(cache, path);
    if (path.endsWith('.js')) waiting.push(...findParts(await part.text(), part.url));
  }
  await cache.put(page, answer);
}

/** Those of the languages of the open pages: nobody loads the type of a language that they do not read. */
async function keepOfflinePages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = new Set(open.map(({ url }) => toOfflinePage(url)));
  if (pages.size === 0) pages.add(toOfflinePage(worker.location.href));
  await Promise.all([...pages].map(keepOfflinePage));
}

/** Drops the oldest entries of a cache. */
async function trim(cache: Cache, kept: number): Promise<void> {
  const requests = await cache.keys();
  const old = requests.slice(0, Math.max(requests.length - kept, 0));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Whether an answer is a page that may be kept: whole, our own, and nobody's secret. */
function isPage({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isSecret = /\bno-store\b/i.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isHtml && !isSecret;
}

/** Keeps a page together with its styles and type, so that it is never shown bare. */
async function keepPage(address: string, answer: Response): Promise<void> {
  const text = await answer.clone().text();
  const parts = await caches.open(SETTINGS.parts);
  await Promise.all(findLinked(text).map((path) => keepPart(parts, path)));
  const pages = await caches.open(SETTINGS.pages);
  await pages.put(toKey(address), answer);
  await trim(pages, SETTINGS.pagesKept);
  await keepOfflinePage(toOfflinePage(address));
}

async function keepFile(path: string, answer: Response): Promise<void> {
  if (PARTS.test(path)) return (await caches.open(SETTINGS.parts)).put(path, answer);
  const pictures = await caches.open(SETTINGS.pictures);
  await pictures.put(path, answer);
  await trim(pictures, SETTINGS.picturesKept);
}

/** What is kept; nothing when the browser does not let us look, as in some private windows. */
async function find(name: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** The answer goes out first. A copy that cannot be kept, as on a full device, costs nothing but itself. */
function keepLater(event: FetchEvent, keeping: Promise<void>): void {
  event.waitUntil(keeping.catch(() => undefined));
}

/** The offline page in the language of an address; in another one while no page of it was opened. */
async function findOfflinePage(address: string): Promise<Response | undefined> {
  for (const page of [toOfflinePage(address), ...SETTINGS.offline.map(([, other]) => other)]) {
    const kept = await find(SETTINGS.parts, page);
    if (kept) return kept;
  }
  return undefined;
}

/** From the network, however slow; when it fails, as it was last seen, else the offline page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    const kept = await find(SETTINGS.pages, toKey(request.url));
    return kept ?? (await findOfflinePage(request.url)) ?? Response.error();
  }
  if (isPage(answer)) keepLater(event, keepPage(request.url, answer.clone()));
  return answer;
}

/** A hashed file as it is kept, else from the network; any other from the network, else as it is kept. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const name = PARTS.test(path) ? SETTINGS.parts : SETTINGS.pictures;
  const kept = HASHED.test(path) ? await find(name, path) : undefined;
  if (kept) return kept;
  try {
    const answer = await fetch(event.request);
    const isSmall = !(Number(answer.headers.get('content-length')) > SETTINGS.largestFile);
    if (answer.status === 200 && isSmall) keepLater(event, keepFile(path, answer.clone()));
    return answer;
  } catch (error) {
    const old = await find(name, path);
    if (old) return old;
    throw error;
  }
}

/** Drops what other releases kept, then takes the open pages over. */
async function takeOver(): Promise<void> {
  const current = [SETTINGS.pages, SETTINGS.parts, SETTINGS.pictures];
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** Keeps the pages that are open, which this worker did not see coming; the browser itself still has them. */
async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' });
  await Promise.allSettled(
    open.map(async ({ url }) => {
      const answer = await fetch(url, { cache: 'force-cache' });
      if (isPage(answer)) await keepPage(url, answer);
    }),
  );
}

worker.addEventListener('install', (event) => {
  const keeping = keepOfflinePages().catch(async (error: unknown) => {
    await caches.delete(SETTINGS.parts).catch(() => false);
    throw error;
  });
  event.waitUntil(keeping.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  // Not waited for: no page would be answered until it is done.
  event.waitUntil(
    takeOver().then(
      () => void keepOpenPages(),
      () => undefined,
    ),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === worker.location.origin;
  const isFilm = /^(?:video|audio|track)$/.test(request.destination) || FILMS.test(pathname);
  if (!isOurs || isFilm || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (HASHED.test(pathname) || PICTURES.test(pathname))
    event.respondWith(answerFile(event, pathname));
});
