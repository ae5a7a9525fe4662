export interface RequestTarget {
  /** Path, percent-decoded exactly once. */
  path: string;
  /** Path before decoding. */
  rawPath: string;
  /** Query with its question mark, or an empty string. */
  query: string;
}

/** Longest accepted target, in characters. */
export const MAX_TARGET_LENGTH = 8000;

/**
 * Parses the target of a request line, or returns the status of an error. It accepts plain paths only: no absolute form,
 * `//host`, backslash, dot segment or control character, raw or encoded.
 */
export function parseRequestTarget(target: string): RequestTarget | 400 | 414 {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  // Printable ASCII without `#` and `\` (RFC 3986).
  if (!/^\/[\x21\x22\x24-\x5B\x5D-\x7E]*$/.test(target) || target.startsWith('//')) return 400;
  const queryStart = target.indexOf('?');
  const rawPath = queryStart === -1 ? target : target.slice(0, queryStart);
  const query = queryStart === -1 ? '' : target.slice(queryStart);
  const path = toDecoded(rawPath);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting them is the point
  if (path === undefined || /[\u0000-\u001F\u007F-\u009F\\]|^\/\//.test(path)) return 400;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return 400;
  return { path, rawPath, query };
}

function toDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
