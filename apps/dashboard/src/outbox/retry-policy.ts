import type { Delivery } from '../payload-types.ts';

/** Milliseconds until a delivery is dead. */
export const GIVE_UP_AFTER = 72 * 3_600_000;

/** Lease of a claimed delivery, in milliseconds; longer than any call. */
export const LEASE = 120_000;

/** Milliseconds until a delivery is late. */
export const LATE_AFTER = 15 * 60_000;

const FIRST_RETRY_DELAY = 15_000;
/** In milliseconds. After an outage of an hour all is sent within 15 minutes. */
export const MAX_RETRY_DELAY = 15 * 60_000;

/**
 * Exponential delay with jitter, in milliseconds.
 * @param random between 0 and 1
 */
export function toRetryDelay(attempts: number, random = Math.random()): number {
  const pause = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.5 + random / 2));
}

/** Whether deliveries of a kind go to a target. Others go to an account, an owner or an applicant. */
export const needsTarget = (kind: Delivery['kind']): boolean =>
  kind === 'notify' || kind === 'copy';
