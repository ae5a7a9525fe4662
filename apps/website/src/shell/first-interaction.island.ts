/** Runs work at the first interaction that would delay the first paint. */
const interaction = new AbortController();
for (const type of ['scroll', 'pointerdown', 'keydown']) {
  addEventListener(type, start, { passive: true, signal: interaction.signal });
}

function start() {
  interaction.abort();
  linkManifest();
  // A development page must not come from the cache.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) registerServiceWorker();
}

function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = document.body.dataset.manifest ?? '';
  document.head.append(link);
}

function registerServiceWorker() {
  const path = '/service-worker.js';
  // The policy allows one Trusted Types policy, for this URL.
  const url = window.trustedTypes
    ? window.trustedTypes
        .createPolicy('service-worker', { createScriptURL: () => path })
        .createScriptURL(path)
    : path;
  // Some private windows and full devices reject it; the site works without.
  navigator.serviceWorker.register(url as string, { scope: '/' }).catch(() => undefined);
}

export {};
