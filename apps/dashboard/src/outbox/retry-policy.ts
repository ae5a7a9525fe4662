/** How long a delivery is tried, in milliseconds; then a person has to look. */
export const GIVE_UP_AFTER = 72 * 3_600_000;

/** How long a claimed delivery belongs to its worker, in milliseconds: longer than any call may take. */
export const LEASE = 120_000;

/** A delivery that waits longer than this is late, in milliseconds. */
export const LATE_AFTER = 15 * 60_000;

const FIRST_RETRY_DELAY = 15_000;
/** In milliseconds: whoever was away for an hour has everything a quarter of an hour after coming back. */
export const MAX_RETRY_DELAY = 15 * 60_000;

/**
 * How long to wait after so many failures, in milliseconds. Half of it is by chance, so that what failed together
 * does not come back together.
 * @param random between 0 and 1
 */
export function toRetryDelay(attempts: number, random = Math.random()): number {
  const pause = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.5 + random / 2));
}

/** Kinds that go to an account or to the sender, and to no target. */
export const kindsWithoutTarget = [
  'reminder',
  'link',
  'forgotten',
  'account',
  'plan',
  'rejection',
] as const;

export const isKindWithoutTarget = (kind: string): boolean =>
  kindsWithoutTarget.some((one) => one === kind);
