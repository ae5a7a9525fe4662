import { isReadable } from './parse-fields.ts';
import { type Rejection, reject } from './result.ts';
import type { Submission } from './submission.ts';

/** Rejects what its headers already rule out: another method, a form of another site, a body that cannot be parsed. */
export function checkRequest(
  { request, copy: { refusals } }: Submission,
  siteUrl: string,
): Rejection | undefined {
  if (request.method !== 'POST') return reject(405, refusals.unreadable);
  if (!isFromOwnPage(request, siteUrl)) return reject(403, refusals.crossSite);
  const isEncoded = request.headers.has('content-encoding');
  if (isEncoded || !isReadable(request.headers.get('content-type'))) {
    return reject(415, refusals.unreadable);
  }
  return undefined;
}

/**
 * Whether a form was sent from our own pages. Browsers say so in headers that no page can forge; a client that sends
 * neither header is not a browser that another site's page could use against a visitor.
 * @param siteUrl public URL; the host the request came in on counts as ours, too
 */
export function isFromOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === null && origin === null) return true;
  if (site !== null && site !== 'same-origin') return false;
  // A browser with a strict referrer policy sends `null`, and `Sec-Fetch-Site` all the same.
  if (origin === 'null') return site !== null;
  const from = URL.parse(origin ?? '');
  return from !== null && isOwnUrl(from, request, siteUrl);
}

/** Whether a URL belongs to our own pages. */
export function isOwnUrl(url: URL, request: Request, siteUrl: string): boolean {
  // Behind a proxy that terminates TLS the scheme differs from the visitor's, so only hosts are compared.
  return url.host === new URL(siteUrl).host || url.host === request.headers.get('host');
}
