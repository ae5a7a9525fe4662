/** Normalises a path as Payload's router does, which ignores case, repeated slashes and a trailing slash. */
export const normalizePath = (path: string): string =>
  path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
