import type { IncomingMessage } from 'node:http';

/** Whether a browser requests a page because a person opens it. */
export function isDocumentNavigation({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  // A request that a service worker passes on has lost its destination; Firefox also changes its mode. Our scripts
  // accept any type, so they do not match.
  const mode = String(headers['sec-fetch-mode']);
  const isPassedOn = destination === 'empty' && /^(navigate|same-origin)$/.test(mode);
  const isPage =
    headers.accept?.includes('text/html') && (destination === 'document' || isPassedOn);
  return method === 'GET' && isPage === true && !String(purpose ?? '').includes('prefetch');
}

/** Host of the `Referer` in lower case; undefined where there is none, or an invalid one. */
export function toReferrerHost({ headers }: IncomingMessage): string | undefined {
  const host = URL.parse(headers.referer ?? '')?.hostname.toLowerCase();
  return host && /^[a-z0-9.:[\]-]{1,100}$/.test(host) ? host : undefined;
}
