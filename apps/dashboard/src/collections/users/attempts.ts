import { APIError, type PayloadRequest } from 'payload';
import { toSessionId } from '../../accounts/sessions.ts';
import { getLimit, type LimitRule } from '../../platform/shared-limit.ts';
import { findAccount } from './find-account.ts';
import { findAccountDevice, matchesPassword } from './known-device.ts';
import { toTooManyAttempts } from './too-many-attempts.ts';

/**
 * Header the server names a request's client in, for the limits of accounts. Whatever a request itself carries
 * there is replaced.
 */
export const CLIENT_HEADER = 'x-dashboard-client';

// By client and account: whoever guesses closes an account for themselves and for nobody else.
const byClient: LimitRule = { name: 'account-client', points: 5, duration: 15 * 60 };
// By account alone, against many addresses together. Far more than one address can use up.
const byAccount: LimitRule = { name: 'account', points: 100, duration: 60 * 60 };
// By a browser that has signed in to the account before: strangers, however many, cannot close it to its owner.
const byDevice: LimitRule = { name: 'account-device', points: 5, duration: 15 * 60 };
// By all those browsers together: whoever signed in many times has no more tries for it.
const byDevices: LimitRule = { name: 'account-devices', points: 100, duration: 60 * 60 };
// By an open session, for whoever proves again who they are.
const bySession: LimitRule = { name: 'account-session', points: 5, duration: 15 * 60 };

/** What is tried. Each is counted by itself: a right password must not clear the way to more codes. */
type AttemptKind = 'password' | 'code';

/** A limit that a try counts for, and under which key. */
type Count = readonly [rule: LimitRule, key: string];

/**
 * Counts a try, before it is looked at.
 * @throws {APIError} with status 429 and, as `Retry-After` too, when to come back; alike whether the account exists or not
 */
export async function countAttempt(
  req: PayloadRequest,
  email: string,
  what: AttemptKind = 'password',
): Promise<void> {
  const counts = await toCounts(req, email, what);
  // Whoever has signed in meanwhile is still who tried.
  req.context[toCounted(what)] = counts;
  for (const [rule, key] of counts) {
    const wait = await getLimit(req.payload, rule).take(key);
    if (wait === undefined) continue;
    req.responseHeaders ??= new Headers();
    req.responseHeaders.set('Retry-After', String(wait));
    throw new APIError(toTooManyAttempts(wait), 429, null, true);
  }
}

/** It was right: what was counted for this session, browser or client is forgotten. */
export async function resetAttempts(
  req: PayloadRequest,
  email: string,
  what: AttemptKind = 'password',
): Promise<void> {
  for (const [rule, key] of await getCounts(req, email, what)) {
    const limit = getLimit(req.payload, rule);
    // Of all strangers, or all browsers, together only this one try was right.
    await (rule === byAccount || rule === byDevices ? limit.refund(key) : limit.reset(key));
  }
}

/** The password was right, and the code is still to come: this one try is not counted, those before are. */
export async function refundAttempt(req: PayloadRequest, email: string): Promise<void> {
  for (const [rule, key] of await getCounts(req, email, 'password')) {
    await getLimit(req.payload, rule).refund(key);
  }
}

const toCounted = (what: AttemptKind) => `counted-${what}`;

const getCounts = async (
  req: PayloadRequest,
  email: string,
  what: AttemptKind,
): Promise<readonly Count[]> =>
  (req.context[toCounted(what)] as readonly Count[] | undefined) ?? toCounts(req, email, what);

async function toCounts(
  req: PayloadRequest,
  email: string,
  what: AttemptKind,
): Promise<readonly Count[]> {
  if (req.user?.email === email) {
    return [[bySession, JSON.stringify([toSessionId(req.user), what])]];
  }
  const device = findAccountDevice(req.headers, email);
  if (device && matchesPassword(device, (await findAccount(req, email))?.hash)) {
    return [
      [byDevice, JSON.stringify([device.id, email, what])],
      [byDevices, JSON.stringify([email, what])],
    ];
  }
  const client = req.headers?.get(CLIENT_HEADER) ?? '';
  return [
    [byClient, JSON.stringify([client, email, what])],
    [byAccount, JSON.stringify([email, what])],
  ];
}
