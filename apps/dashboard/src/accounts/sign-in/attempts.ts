import type { PayloadRequest } from 'payload';
import { ApiError } from '../../api/response.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { getLimit, type LimitRule } from '../../platform/shared-limit.ts';
import { findAccount } from '../find-account.ts';
import { findAccountDevice, matchesPassword } from './known-device.ts';
import { toSessionId } from './sessions.ts';

/** Header with the client key for rate limits. The server always overwrites it. */
export const CLIENT_HEADER = 'x-dashboard-client';

// By client, against guesses at many accounts. Also counts requests for links.
const byClientAlone: LimitRule = { name: 'client', points: 10, duration: 15 * 60 };
// By client and account, so that an attacker locks the account only for themselves.
const byClient: LimitRule = { name: 'account-client', points: 5, duration: 15 * 60 };
// By account, against distributed attacks. One client cannot use it up.
const byAccount: LimitRule = { name: 'account', points: 100, duration: 60 * 60 };
// By known browser, so that strangers cannot lock out the owner.
const byDevice: LimitRule = { name: 'account-device', points: 5, duration: 15 * 60 };
// By all known browsers together, so that many sign-ins give no extra attempts.
const byDevices: LimitRule = { name: 'account-devices', points: 100, duration: 60 * 60 };
// By session, for reauthentication.
const bySession: LimitRule = { name: 'account-session', points: 5, duration: 15 * 60 };

// Requests for links by e-mail address, so that many clients cannot flood a mailbox.
const byEmail: LimitRule = { name: 'forgotten', points: 3, duration: 60 * 60 };

// Of these counts, a success refunds only its own attempt.
const shared = [byClientAlone, byAccount, byDevices];

/** Passwords and codes are counted separately: a correct password must not reset the count of codes. */
type AttemptKind = 'password' | 'code';

type Count = readonly [rule: LimitRule, key: string];

/**
 * Counts an attempt before it is checked.
 * @throws {ApiError} 429 with `Retry-After`; identical for accounts that do not exist
 */
export async function countAttempt(
  req: PayloadRequest,
  email: string,
  what: AttemptKind = 'password',
): Promise<void> {
  const counts = await toCounts(req, email, what);
  // Stored, because the keys change after the sign-in.
  req.context[toCounted(what)] = counts;
  for (const [rule, key] of counts) await takeAttempt(req, rule, key);
}

const toClient = ({ headers }: PayloadRequest): string => headers?.get(CLIENT_HEADER) ?? '';

/**
 * Counts a request for a link.
 * @throws {ApiError} 429 with `Retry-After`
 */
export async function countLinkRequest(req: PayloadRequest, email: string): Promise<void> {
  await takeAttempt(req, byClientAlone, toClient(req));
  await takeAttempt(req, byEmail, email);
}

async function takeAttempt(req: PayloadRequest, rule: LimitRule, key: string): Promise<void> {
  const wait = await getLimit(req.payload, rule).take(key);
  if (wait === undefined) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', String(wait));
  const { texts, t } = getTranslations(req.i18n, 'errors');
  throw new ApiError(429, t(texts.account.tooMany, { count: Math.ceil(wait / 60) }));
}

/** Resets the counts of this session, browser or client after a success. */
export async function resetAttempts(
  { context, payload }: PayloadRequest,
  what: AttemptKind = 'password',
): Promise<void> {
  for (const [rule, key] of getCounted(context, what)) {
    const limit = getLimit(payload, rule);
    await (shared.includes(rule) ? limit.refund(key) : limit.reset(key));
  }
}

/** Refunds the attempt if the password was correct and the code is missing. Earlier attempts stay counted. */
export async function refundAttempt({ context, payload }: PayloadRequest): Promise<void> {
  for (const [rule, key] of getCounted(context, 'password')) {
    await getLimit(payload, rule).refund(key);
  }
}

const toCounted = (what: AttemptKind) => `counted-${what}`;

/** What `countAttempt` has counted in this request. */
const getCounted = (context: PayloadRequest['context'], what: AttemptKind) =>
  (context[toCounted(what)] ?? []) as readonly Count[];

async function toCounts(
  req: PayloadRequest,
  email: string,
  what: AttemptKind,
): Promise<readonly Count[]> {
  if (req.user?.email === email)
    return [[bySession, JSON.stringify([toSessionId(req.user), what])]];
  const device = findAccountDevice(req.headers, email);
  if (device && matchesPassword(device, (await findAccount(req, email))?.hash)) {
    return [
      [byDevice, JSON.stringify([device.id, email, what])],
      [byDevices, JSON.stringify([email, what])],
    ];
  }
  const client = toClient(req);
  return [
    ...(what === 'password' ? [[byClientAlone, client] as const] : []),
    [byClient, JSON.stringify([client, email, what])],
    [byAccount, JSON.stringify([email, what])],
  ];
}
