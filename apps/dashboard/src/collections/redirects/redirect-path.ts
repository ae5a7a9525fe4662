import { readBrand } from '@agency/brand/read-brand';
import {
  isReservedPath,
  MAX_REDIRECT_PATH,
  MAX_REDIRECT_TARGET,
  redirectTargetSchema,
  toRedirectKey,
} from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { createReason, type Reason } from '../../platform/language/errors.ts';
import { getSettings, toSiteUrl } from '../../platform/settings.ts';

/** Normalises a path as users copy it: with host, percent-encoding or trailing slash. Invalid input stays as it is. */
export function normalizePath(typed: string): string {
  const text = typed.trim();
  const path = toPathOfUrl(text) ?? text;
  return /[?#]/.test(path) ? typed : toRedirectKey(toDecoded(path) ?? path);
}

/** Why a normalised path cannot be redirected. */
export function findPathProblem(path: string): Reason | undefined {
  // Browsers resolve dot segments.
  if (!/^\/(?!\/)/.test(path) || /[?#\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(path))
    return createReason(({ oldAddress }) => oldAddress.path);
  if (path === '/') return createReason(({ oldAddress }) => oldAddress.landing);
  if (isReservedPath(path)) return createReason(({ oldAddress }) => oldAddress.program);
  return path.length > MAX_REDIRECT_PATH
    ? createReason(({ text }) => text.atMost, { max: MAX_REDIRECT_PATH })
    : undefined;
}

/** Normalises a target: a URL of this website becomes a path, so that loops are detected. */
export function normalizeTarget(typed: string, { headers }: PayloadRequest): string {
  const target = typed.trim();
  // As configured, and as reached from the panel.
  const sites = [readBrand().siteUrl, toSiteUrl(getSettings(), headers?.get('host'))];
  const origin = URL.parse(target)?.origin;
  if (!sites.some((site) => new URL(site).origin === origin)) return target;
  const rest = toPathOfUrl(target) ?? '/';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function findTargetProblem(target: string): Reason | undefined {
  if (redirectTargetSchema.safeParse(target).success) return undefined;
  return target.length > MAX_REDIRECT_TARGET
    ? createReason(({ text }) => text.atMost, { max: MAX_REDIRECT_TARGET })
    : createReason(({ oldAddress }) => oldAddress.target);
}

/**
 * Follows a chain of redirects.
 * @param targets target of each path
 * @returns the final target, nothing for a loop; and the redirected paths, in a loop with the repeated one last
 */
export function followRedirects(
  from: string,
  targets: ReadonlyMap<string, string>,
): { to: string | undefined; over: string[] } {
  const over = [from];
  let to = targets.get(from);
  while (to !== undefined) {
    const next = toTargetKey(to);
    if (next === undefined || !targets.has(next)) return { to, over };
    const isLoop = over.includes(next);
    over.push(next);
    if (isLoop) return { to: undefined, over };
    to = targets.get(next);
  }
  return { to, over };
}

/** Comparison key of a target on this website; nothing for another site. */
export function toTargetKey(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const path = toDecoded(target.split(/[?#]/, 1)[0] ?? '');
  return path === undefined ? undefined : toRedirectKey(path);
}

/** Replaces the path of a target and keeps query and hash. */
export const replacePath = (target: string, path: string): string =>
  path + (/[?#].*$/s.exec(target)?.[0] ?? '');

// Not `URL.pathname`, which is encoded and lacks query and hash.
function toPathOfUrl(url: string): string | undefined {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? [];
  return origin && URL.canParse(url) ? url.slice(origin.length) || '/' : undefined;
}

/** Decodes a path; nothing if it is malformed. */
export function toDecoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
