import {
  isReservedPath,
  MAX_REDIRECT_PATH,
  MAX_REDIRECT_TARGET,
  redirectTargetSchema,
  toRedirectKey,
} from '@agency/contracts';
import { because, type Reason } from '../../panel/language/refuse.ts';

/** A path as it was typed, in the one form it is kept in; or why it is none. */
export type TypedPath = { path: string } | { problem: Reason };

/** Reads an old address as people copy it: with its host, with signs of percent, with a slash at the end. */
export function parseOldPath(typed: string): TypedPath {
  const text = typed.trim();
  const path = /^https?:\/\//i.test(text) ? toPathOfAddress(text) : text;
  if (!path?.startsWith('/') || path.startsWith('//')) {
    return { problem: because(({ oldAddress }) => oldAddress.slash) };
  }
  if (/[?#]/.test(path)) return { problem: because(({ oldAddress }) => oldAddress.alone) };
  if (path.length > 4 * MAX_REDIRECT_PATH) return { problem: tooLong };
  const decoded = toDecoded(path);
  // Browsers take dots out of a path before they ask.
  const isAskable = decoded !== undefined && !/[\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(decoded);
  if (!isAskable) {
    return { problem: because(({ oldAddress }) => oldAddress.unaskable) };
  }
  const key = toRedirectKey(decoded);
  if (key === '/') return { problem: because(({ oldAddress }) => oldAddress.landing) };
  if (isReservedPath(key)) return { problem: because(({ oldAddress }) => oldAddress.program) };
  return key.length > MAX_REDIRECT_PATH ? { problem: tooLong } : { path: key };
}

/** A target as it was typed, of this website by its path alone: so a circle over our own host is seen. */
export function toKeptTarget(typed: string, origins: readonly string[]): string {
  const target = typed.trim();
  if (!origins.includes(URL.parse(target)?.origin ?? '')) return target;
  const rest = toPathOfAddress(target) ?? '/';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** What is wrong with a target; nothing when it is one. */
export function toTargetProblem(target: string): Reason | undefined {
  if (redirectTargetSchema.safeParse(target).success) return undefined;
  return target.length > MAX_REDIRECT_TARGET
    ? because(({ text }) => text.atMost, { max: MAX_REDIRECT_TARGET })
    : because(({ oldAddress }) => oldAddress.target);
}

/** The path of a target on this website, in the form old addresses are compared in; nothing for another site. */
export function toTargetKey(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const path = toDecoded(target.split(/[?#]/, 1)[0] ?? '');
  return path === undefined ? undefined : toRedirectKey(path);
}

/** A target with another path; what stands behind that stays. */
export const withPath = (target: string, path: string): string =>
  path + (/[?#].*$/s.exec(target)?.[0] ?? '');

const tooLong = because(({ text }) => text.atMost, { max: MAX_REDIRECT_PATH });

// Not the parsed path: that would be encoded, and what stands behind it would be gone without a word.
function toPathOfAddress(address: string): string | undefined {
  return URL.canParse(address) ? address.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : undefined;
}

function toDecoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
