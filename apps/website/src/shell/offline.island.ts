/** Keeps visited pages for the times without a network; registered at the first sign of a visitor, never before. */
import { firstTouch } from './first-touch.ts';

function register() {
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
if (import.meta.env.PROD && 'serviceWorker' in navigator) void firstTouch.then(register);
