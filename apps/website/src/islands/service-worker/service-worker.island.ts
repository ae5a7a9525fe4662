/** Put in front of this file when it is served (see `pages/service-worker.js.ts`). */
declare const SETTINGS: {
  pageCache: string;
  assetCache: string;
  pagesKept: number;
  assetsKept: number;
  offline: string;
};

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Files that never change under their name. */
const LASTING = /^\/(?:_astro|media|scores)\//;

/** Addresses of files that a text of ours names. */
function findAssets(text: string, base: string): string[] {
  const absolute = [...text.matchAll(/\/_astro\/[\w.@-]+/g)].map(([path]) => path);
  const relative = [...text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, file]) => new URL(file ?? '', base).pathname,
  );
  return [...new Set([...absolute, ...relative])];
}

/** Keeps the offline page with everything it is made of. */
async function keepOfflinePage(): Promise<void> {
  const pages = await caches.open(SETTINGS.pageCache);
  const assets = await caches.open(SETTINGS.assetCache);
  const answer = await fetch(SETTINGS.offline, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`offline page answered ${answer.status}`);
  await pages.put(SETTINGS.offline, answer.clone());
  const waiting = findAssets(await answer.text(), answer.url);
  const seen = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const asset = await fetch(path);
    if (!asset.ok) continue;
    await assets.put(path, asset.clone());
    if (path.endsWith('.js')) waiting.push(...findAssets(await asset.text(), asset.url));
  }
}

/** Drops the oldest entries of a cache; the offline page stays. */
async function trim(name: string, kept: number): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => new URL(url).pathname !== SETTINGS.offline);
  await Promise.all(
    old.slice(0, Math.max(old.length - kept, 0)).map((request) => cache.delete(request)),
  );
}

/** From the network; without one, as it was last seen; else the offline page. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(SETTINGS.pageCache);
  try {
    const answer = await fetch(request);
    const isPage =
      answer.ok &&
      !answer.redirected &&
      answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && answer.headers.get('cache-control') !== 'no-store') {
      await cache.put(request, answer.clone());
      await trim(SETTINGS.pageCache, SETTINGS.pagesKept);
    }
    return answer;
  } catch {
    const kept = await cache.match(request, { ignoreVary: true });
    return kept ?? (await cache.match(SETTINGS.offline)) ?? Response.error();
  }
}

/** As kept, else from the network and kept. */
async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(SETTINGS.assetCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(SETTINGS.assetCache, SETTINGS.assetsKept);
  }
  return answer;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const current = [SETTINGS.pageCache, SETTINGS.assetCache];
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (LASTING.test(pathname)) event.respondWith(answerAsset(request));
});
