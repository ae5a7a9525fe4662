/** The `Location` of a redirect: the request's query is appended to that of the target. */
export function toLocation(target: string, query: string): string {
  const url = new URL(target, 'https://website.invalid');
  if (query.length > 1) url.search = url.search ? `${url.search}&${query.slice(1)}` : query;
  if (!target.startsWith('/')) return url.href;
  // Dot segments in a target may leave two slashes at its beginning, which would name another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}
