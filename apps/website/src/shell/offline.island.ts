/**
 * Keeps visited pages for the times without a network, and says what a home screen calls the site. At the first sign of a
 * visitor, never before.
 */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = document.body.dataset.manifest as string;
  document.head.append(link);
}

function register() {
  for (const sign of SIGNS) removeEventListener(sign, register);
  linkManifest();
  const worker = '/service-worker.js';
  // The policy allows one Trusted Types policy, for this address alone.
  const address = window.trustedTypes
    ? window.trustedTypes
        .createPolicy('service-worker', { createScriptURL: () => worker })
        .createScriptURL(worker)
    : worker;
  // Refused in some private windows and on full devices; the site works without.
  navigator.serviceWorker.register(address as string, { scope: '/' }).catch(() => undefined);
}

// While developing, what was kept would be shown in place of what was just written.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  for (const sign of SIGNS) addEventListener(sign, register, { passive: true, once: true });

export {};
