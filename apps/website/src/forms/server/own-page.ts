/**
 * Whether a form was sent from our own pages. Browsers set the headers, and no page can forge them. A client without both
 * headers is no browser, so no other site can abuse it.
 */
export function isFromOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === null && origin === null) return true;
  if (site !== null && site !== 'same-origin') return false;
  // With a strict referrer policy the origin is `null`.
  if (origin === 'null') return site !== null;
  const from = URL.parse(origin ?? '');
  return from !== null && isOwnUrl(from, request, siteUrl);
}

/** Compares hosts only, because a proxy may terminate TLS. The host of the request counts as ours, too. */
export function isOwnUrl(url: URL, request: Request, siteUrl: string): boolean {
  return url.host === new URL(siteUrl).host || url.host === request.headers.get('host');
}
