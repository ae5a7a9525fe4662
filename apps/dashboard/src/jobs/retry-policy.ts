/** Lease of claimed work, in milliseconds; longer than any call. */
export const LEASE = 120_000;

const FIRST_RETRY_DELAY = 15_000;
/** In milliseconds. After an outage of an hour all is done within 15 minutes. */
export const MAX_RETRY_DELAY = 15 * 60_000;

/**
 * Exponential delay with jitter, in milliseconds.
 * @param random between 0 and 1
 */
export function toRetryDelay(attempts: number, random = Math.random()): number {
  const pause = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.5 + random / 2));
}
