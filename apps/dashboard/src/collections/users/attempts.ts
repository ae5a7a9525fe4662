import { APIError, type PayloadRequest } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Header the server names a request's client in, for the limits of accounts. Whatever a request itself carries
 * there is replaced.
 */
export const CLIENT_HEADER = 'x-dashboard-client';

const WINDOW_SECONDS = 15 * 60;

// By client and account: whoever guesses closes an account for themselves and for nobody else.
const byClient = new RateLimiterMemory({ points: 5, duration: WINDOW_SECONDS });
// By account alone, against many addresses together. Far more than one address can use up.
const byAccount = new RateLimiterMemory({ points: 100, duration: 60 * 60 });

/**
 * Counts a try of a password, before it is looked at.
 * @throws {APIError} with status 429 and, as `Retry-After` too, when to come back; alike whether the account exists or not
 */
export async function countAttempt(req: PayloadRequest, email: string): Promise<void> {
  try {
    await byClient.consume(toKey(req, email));
    await byAccount.consume(email);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.ceil(refused.msBeforeNext / 1000);
    req.responseHeaders ??= new Headers();
    req.responseHeaders.set('Retry-After', String(seconds));
    throw new APIError(toTooManyAttempts(seconds), 429, null, true);
  }
}

/** The password was right: what was counted for this client is forgotten. */
export async function forgetAttempts(req: PayloadRequest, email: string): Promise<void> {
  await byClient.delete(toKey(req, email));
  await byAccount.reward(email);
}

/** What somebody is told who has to wait. */
export function toTooManyAttempts(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

const toKey = (req: PayloadRequest, email: string) =>
  JSON.stringify([req.headers?.get(CLIENT_HEADER) ?? '', email]);
