import { getTimeZone, toClock } from '../../panel/language/times.ts';

const MINUTE = 60_000;

export function toNextAttempt(seconds: number, now: Date): { minutes: number; at: Date } {
  return {
    minutes: Math.max(1, Math.ceil(seconds / 60)),
    // Rounded up to a full minute.
    at: new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE) * MINUTE),
  };
}

/**
 * Message with the time of the next attempt.
 * @param zone adds the time zone, needed if the reader's is unknown
 */
export function toTooManyAttempts(seconds: number, now = new Date(), zone = true): string {
  const { minutes, at } = toNextAttempt(seconds, now);
  const time = zone ? `${toClock(at, 'en')} (${getTimeZone()})` : toClock(at, 'en');
  return `Too many tries. Try again at ${time}, or in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
