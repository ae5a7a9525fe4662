import type { IncomingMessage } from 'node:http';

/** Whether a browser asks for it as a page that somebody opens. */
export function isOpenedByPeople({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  // What a service worker passes on has lost its destination, but not its mode.
  const isPassedOn = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate';
  const isPage = headers.accept?.includes('text/html') && (destination === 'document' || isPassedOn);
  return method === 'GET' && isPage === true && !String(purpose ?? '').includes('prefetch');
}

/** Host of the page that led to an address, in small letters; nothing where none is named, or it is none. */
export function toReferrerHost({ headers }: IncomingMessage): string | undefined {
  const host = URL.parse(headers.referer ?? '')?.hostname.toLowerCase();
  return host && /^[a-z0-9.:[\]-]{1,100}$/.test(host) ? host : undefined;
}
