import * as z from 'zod';

export const MAX_REDIRECT_PATH = 200;
export const MAX_REDIRECT_TARGET = 500;
/** Most redirects that editors add. */
export const MAX_REDIRECTS = 1000;
/** Most redirects in a response, former slugs of case studies included. */
export const MAX_RETURNED_REDIRECTS = 2 * MAX_REDIRECTS;

/** Normalises a decoded path, so that redirects can be compared: lower case, NFC, no slash at the end. Runs in linear time. */
export function toRedirectKey(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).normalize('NFC').toLowerCase();
}

/** First segments of paths that visitors do not open: no redirect and no case study has them. */
// biome-ignore format: a list of names
export const reservedSegments: ReadonlySet<string> = new Set([
  '.well-known', 'admin', 'api', 'cms-api', '_next', '_astro',
  'forms', 'preview', 'previews', 'healthz', 'readyz', 'metrics',
]);

/**
 * Whether a path must not be redirected, in any language: a redirect of `/.well-known` could prove the ownership of the host,
 * one of `/admin` could show a false login.
 * @param key result of `toRedirectKey`
 */
export function isReservedPath(key: string): boolean {
  const [, first = '', second = ''] = key.split('/');
  return (
    reservedSegments.has(first) ||
    (/^[a-z]{2,3}(?:-[a-z0-9]+)?$/.test(first) && reservedSegments.has(second))
  );
}

/** Target of a redirect: a path of this site with query and fragment, or an https URL. */
export const redirectTargetSchema = z
  .string()
  .max(MAX_REDIRECT_TARGET)
  .refine(
    (target) =>
      /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(target) ||
      (/^https:\/\/[^\s\\\p{Cc}]+$/u.test(target) && hasNoCredentials(target)),
  );

// Credentials before an @ can look like a trusted host.
function hasNoCredentials(target: string): boolean {
  const url = URL.parse(target);
  return url?.username === '' && url.password === '';
}

const redirectSchema = z.object({
  from: z
    .string()
    .min(2)
    .max(MAX_REDIRECT_PATH)
    .refine((from) => from.startsWith('/') && from === toRedirectKey(from))
    .describe('Decoded path in lower case, without a slash at the end'),
  to: redirectTargetSchema.describe(
    'Path of this site or https URL; never a path that is redirected',
  ),
});

/** Response of `GET /api/addresses`: all redirects. */
export const redirectsSchema = z.object({
  all: z.array(redirectSchema).max(MAX_RETURNED_REDIRECTS),
});

export type Redirects = z.infer<typeof redirectsSchema>;
