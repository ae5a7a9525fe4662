import { APIError, type PayloadRequest } from 'payload';
import { getLimit, type LimitRule } from '../../platform/shared-limit.ts';
import { toTooManyTries } from './too-many-tries.ts';

/**
 * Header the server names a request's client in, for the limits of accounts. Whatever a request itself carries
 * there is replaced.
 */
export const CLIENT_HEADER = 'x-dashboard-client';

// By client and account: whoever guesses closes an account for themselves and for nobody else.
const byClient: LimitRule = { name: 'account-client', points: 5, duration: 15 * 60 };
// By account alone, against many addresses together. Far more than one address can use up.
const byAccount: LimitRule = { name: 'account', points: 100, duration: 60 * 60 };

/** What is tried. Each is counted by itself: a right password must not clear the way to more codes. */
type Tried = 'password' | 'code';

/**
 * Counts a try, before it is looked at.
 * @throws {APIError} with status 429 and, as `Retry-After` too, when to come back; alike whether the account exists or not
 */
export async function countAttempt(
  req: PayloadRequest,
  email: string,
  what: Tried = 'password',
): Promise<void> {
  const wait =
    (await getLimit(req.payload, byClient).take(toClientKey(req, email, what))) ??
    (await getLimit(req.payload, byAccount).take(toAccountKey(email, what)));
  if (wait === undefined) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', String(wait));
  throw new APIError(toTooManyTries(wait), 429, null, true);
}

/** It was right: what was counted for this client is forgotten. */
export async function forgetAttempts(
  req: PayloadRequest,
  email: string,
  what: Tried = 'password',
): Promise<void> {
  await getLimit(req.payload, byClient).forget(toClientKey(req, email, what));
  await getLimit(req.payload, byAccount).giveBack(toAccountKey(email, what));
}

/** The password was right, and the code is still to come: this one try is not counted, those before are. */
export async function takeBackAttempt(req: PayloadRequest, email: string): Promise<void> {
  await getLimit(req.payload, byClient).giveBack(toClientKey(req, email, 'password'));
  await getLimit(req.payload, byAccount).giveBack(toAccountKey(email, 'password'));
}

const toClientKey = (req: PayloadRequest, email: string, what: Tried) =>
  JSON.stringify([req.headers?.get(CLIENT_HEADER) ?? '', email, what]);

const toAccountKey = (email: string, what: Tried) => JSON.stringify([email, what]);
