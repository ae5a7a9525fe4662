import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sign } from '../../accounts/keys.ts';

/** Seconds that a browser stays known after its last sign-in: 180 days. */
const LIFE = 180 * 24 * 60 * 60;

// Identifies the account without naming it.
const toAccountKey = (email: string): string =>
  sign('known device', `account ${email}`).slice(0, 16);

// Changes with the password, so that browsers are no longer known after a change.
const toPasswordKey = (hash: string): string =>
  sign('known device', `password ${hash}`).slice(0, 16);

/** A browser that has signed in to an account with its current or a former password. */
interface KnownDevice {
  account: string;
  password: string;
  id: string;
}

const toSignature = ({ account, password, id }: KnownDevice, until: string): string =>
  sign('known device', `${account}.${password}.${id}.${until}`);

const COOKIE =
  /(?:^|;\s*)(?:__Host-)?dashboard-device-(?<account>[\w-]{16})=(?<id>[\w-]{22})\.(?<password>[\w-]{16})\.(?<until>\d{10})\.(?<signature>[\w-]{43})(?=;|$)/g;

function readDevices(cookies: string | null | undefined): KnownDevice[] {
  return [...(cookies ?? '').matchAll(COOKIE)].flatMap(({ groups }) => {
    const { account = '', password = '', id = '', until = '', signature = '' } = groups ?? {};
    const device = { account, password, id };
    const isSigned = timingSafeEqual(
      Buffer.from(signature),
      Buffer.from(toSignature(device, until)),
    );
    return isSigned && Number(until) * 1000 > Date.now() ? [device] : [];
  });
}

/**
 * Key of account and password with which the browser has signed in, to any account. Its attempts are counted apart
 * from unknown browsers with the same IP address, but together with other browsers of the same account.
 */
export function findKnownDevice(cookies: string | undefined): string | undefined {
  const [device] = readDevices(cookies);
  return device && `${device.account}.${device.password}`;
}

/** The known browser of a request for this account. The caller compares the password. */
export function findAccountDevice(
  headers: Headers | undefined,
  email: string,
): KnownDevice | undefined {
  const wanted = toAccountKey(email);
  return readDevices(headers?.get('cookie')).find(({ account }) => account === wanted);
}

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
  const id = findAccountDevice(headers, email)?.id ?? randomBytes(16).toString('base64url');
  const until = String(Math.floor(Date.now() / 1000) + LIFE);
  const device = { account: toAccountKey(email), password: toPasswordKey(hash ?? ''), id };
  const secure = cookiePrefix.startsWith('__Host-') ? '; Secure' : '';
  return `${cookiePrefix}-device-${device.account}=${id}.${device.password}.${until}.${toSignature(device, until)}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Strict${secure}`;
}
