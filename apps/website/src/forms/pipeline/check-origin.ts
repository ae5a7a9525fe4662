/**
 * Whether a form was sent from our own pages. Browsers say so themselves, in headers no page can forge; a client
 * that sends neither header is not a browser somebody else's page could use against a visitor.
 * @param siteUrl public address; the address the request came in on counts as ours, too
 */
export function isFromOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === null && origin === null) return true;
  if (site !== null && site !== 'same-origin') return false;
  // A browser that hides where it comes from writes `null`; that the page is ours it says all the same.
  if (origin === 'null') return site !== null;
  const from = URL.parse(origin ?? '');
  return from !== null && isOwnAddress(from, request, siteUrl);
}

/** Whether an address is of our own pages. */
export function isOwnAddress(from: URL, request: Request, siteUrl: string): boolean {
  // Behind a proxy that ends TLS, the scheme we see is not the one the visitor sees: hosts are compared.
  return from.host === new URL(siteUrl).host || from.host === request.headers.get('host');
}
