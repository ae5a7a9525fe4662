import type { IncomingMessage } from 'node:http';
import { STYLES_HEADER } from '../src/model/styles-header.ts';

/** Whether a browser asks for it as a page that somebody opens. */
export function isOpenedByPeople({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  // Our service worker asks for the page in the place of its browser.
  const isWorker = headers[STYLES_HEADER.name.toLowerCase()] !== undefined;
  const isPage = headers.accept?.includes('text/html') && (destination === 'document' || isWorker);
  return method === 'GET' && isPage === true && !String(purpose ?? '').includes('prefetch');
}

/** Host of the page that led to an address, in small letters; nothing where none is named, or it is none. */
export function toReferrerHost({ headers }: IncomingMessage): string | undefined {
  const host = URL.parse(headers.referer ?? '')?.hostname.toLowerCase();
  return host && /^[a-z0-9.:[\]-]{1,100}$/.test(host) ? host : undefined;
}
