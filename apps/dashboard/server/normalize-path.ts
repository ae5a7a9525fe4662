/**
 * A path as the router behind understands it, which takes capitals, repeated slashes and one at the end for the same
 * address.
 */
export const normalizePath = (path: string): string =>
  path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
