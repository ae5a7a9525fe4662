import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sign } from '../keys.ts';

/** Seconds that a browser stays known after its last sign-in: 180 days. */
const LIFE = 180 * 24 * 60 * 60;

/** A browser that has signed in to an account with its current or a former password. */
interface KnownDevice {
  /** Identifies the account without naming it. */
  account: string;
  /** Changes with the password, so that browsers are no longer known after a change. */
  password: string;
  id: string;
}

const toKey = (text: string): string => sign('known device', text).slice(0, 16);

const toAccountKey = (email: string) => toKey(`account ${email}`);

const toPasswordKey = (hash: string) => toKey(`password ${hash}`);

const COOKIE = /dashboard-device-[\w-]{16}=(?<text>[\w.-]+)\.(?<signature>[\w-]{43})(?=;|$)/g;

function readDevices(cookies: string | null | undefined): KnownDevice[] {
  return [...(cookies ?? '').matchAll(COOKIE)].flatMap(({ groups }) => {
    const { text = '', signature = '' } = groups ?? {};
    const [account = '', password = '', id = '', until] = text.split('.');
    const expected = Buffer.from(sign('known device', text));
    const isSigned = timingSafeEqual(Buffer.from(signature), expected);
    return isSigned && Number(until) * 1000 > Date.now() ? [{ account, password, id }] : [];
  });
}

/** The known browser of a request for this account. The caller compares the password. */
export const findAccountDevice = (
  headers: Headers | undefined,
  email: string,
): KnownDevice | undefined =>
  readDevices(headers?.get('cookie')).find(({ account }) => account === toAccountKey(email));

/** Whether the browser has signed in with the current password. */
export const matchesPassword = (
  { password }: KnownDevice,
  hash: string | null | undefined,
): boolean => Boolean(hash) && password === toPasswordKey(String(hash));

/**
 * Cookie that makes the browser known (OWASP "device cookie"). It grants no access; it only separates its attempts
 * from others.
 * @param cookiePrefix of the session cookie; with `__Host-` the cookie is sent over https only
 */
export function toDeviceCookie(
  cookiePrefix: string,
  headers: Headers | undefined,
  { email, hash }: { email: string; hash?: string | null },
): string {
  const account = toAccountKey(email);
  const id = findAccountDevice(headers, email)?.id ?? randomBytes(16).toString('base64url');
  const until = Math.floor(Date.now() / 1000) + LIFE;
  const text = [account, toPasswordKey(hash ?? ''), id, until].join('.');
  const secure = cookiePrefix.startsWith('__Host-') ? '; Secure' : '';
  return `${cookiePrefix}-device-${account}=${text}.${sign('known device', text)}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Strict${secure}`;
}
