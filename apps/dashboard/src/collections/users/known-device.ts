import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sign } from '../../accounts/keys.ts';

/** How long a browser is known after its last sign-in, in seconds: 180 days. */
const LIFE = 180 * 24 * 60 * 60;

// Tells the accounts of one browser apart without naming them.
const toAccountKey = (email: string): string =>
  sign('known device', `account ${email}`).slice(0, 16);

const toSignature = (account: string, id: string, until: string): string =>
  sign('known device', `${account}.${id}.${until}`);

const COOKIE =
  /(?:^|;\s*)(?:__Host-)?dashboard-device-(?<account>[\w-]{16})=(?<id>[\w-]{22})\.(?<until>\d{10})\.(?<signature>[\w-]{43})(?=;|$)/g;

/** Browsers in a `Cookie` header that have signed in before, each with the account it is known to. */
function readDevices(cookies: string | null | undefined): { account: string; id: string }[] {
  return [...(cookies ?? '').matchAll(COOKIE)].flatMap(({ groups }) => {
    const { account = '', id = '', until = '', signature = '' } = groups ?? {};
    const wanted = Buffer.from(toSignature(account, id, until));
    const isOurs = timingSafeEqual(Buffer.from(signature), wanted);
    return isOurs && Number(until) * 1000 > Date.now() ? [{ account, id }] : [];
  });
}

/**
 * Names the browser of a request if it has signed in before, to whichever account. Its tries are counted apart from those of strangers
 * behind the same address.
 */
export const findKnownDevice = (cookies: string | undefined): string | undefined =>
  readDevices(cookies)[0]?.id;

/** The same, if it has signed in to this account before. */
export function findDeviceOf(headers: Headers | undefined, email: string): string | undefined {
  const wanted = toAccountKey(email);
  return readDevices(headers?.get('cookie')).find(({ account }) => account === wanted)?.id;
}

/**
 * The `Set-Cookie` that makes a browser known to an account (OWASP's "device cookie"). It opens nothing: it only says that wrong
 * passwords of others are not this browser's.
 * @param cookiePrefix that of the session's cookie; with `__Host-` the cookie is sent over https alone
 */
export function toDeviceCookie(
  cookiePrefix: string,
  headers: Headers | undefined,
  email: string,
): string {
  const id = findDeviceOf(headers, email) ?? randomBytes(16).toString('base64url');
  const until = String(Math.floor(Date.now() / 1000) + LIFE);
  const account = toAccountKey(email);
  const secure = cookiePrefix.startsWith('__Host-') ? '; Secure' : '';
  return `${cookiePrefix}-device-${account}=${id}.${until}.${toSignature(account, id, until)}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Strict${secure}`;
}
