import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sign } from '../../accounts/keys.ts';

/** How long a browser is known after its last sign-in, in seconds: 180 days. */
const LIFE = 180 * 24 * 60 * 60;

// Tells the accounts of one browser apart without naming them.
const toAccountKey = (email: string): string =>
  sign('known device', `account ${email}`).slice(0, 16);

// Of a password as it is stored, so that a browser is known no more when there is another one.
const toPasswordKey = (hash: string): string =>
  sign('known device', `password ${hash}`).slice(0, 16);

/** A browser that has signed in to an account before, with the password of that time. */
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
 * Names account and password with which the browser of a request has signed in before, to whichever account. Its tries are counted apart
 * from those of strangers behind the same address, but together with those of other browsers that came in with the same password:
 * whoever signs in many times has no more tries for it.
 */
export function findKnownDevice(cookies: string | undefined): string | undefined {
  const [device] = readDevices(cookies);
  return device && `${device.account}.${device.password}`;
}

/** Names the browser of a request if it has signed in to this account before. Whether the password is still the same is to be looked at. */
export function findAccountDevice(
  headers: Headers | undefined,
  email: string,
): KnownDevice | undefined {
  const wanted = toAccountKey(email);
  return readDevices(headers?.get('cookie')).find(({ account }) => account === wanted);
}

/** Whether a browser has signed in with the password that an account has now. */
export const matchesPassword = (
  { password }: KnownDevice,
  hash: string | null | undefined,
): boolean => Boolean(hash) && password === toPasswordKey(String(hash));

/**
 * The `Set-Cookie` that makes a browser known to an account (OWASP's "device cookie"). It opens nothing: it only says that wrong
 * passwords of others are not this browser's.
 * @param cookiePrefix that of the session's cookie; with `__Host-` the cookie is sent over https alone
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
