import { getTimeZone, toClock } from '../../panel/language/times.ts';

const MINUTE = 60_000;

/** How long somebody has to wait, and until when. */
export function toNextAttempt(seconds: number, now: Date): { minutes: number; at: Date } {
  return {
    minutes: Math.max(1, Math.ceil(seconds / 60)),
    // The next full minute: whoever comes back at the hour that was said is let in.
    at: new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE) * MINUTE),
  };
}

/**
 * What somebody is told who has to wait.
 * @param zone whether the hour is said with its zone: needed where the reader's is not known
 */
export function toTooManyAttempts(seconds: number, now = new Date(), zone = true): string {
  const { minutes, at } = toNextAttempt(seconds, now);
  const time = zone ? `${toClock(at, 'en')} (${getTimeZone()})` : toClock(at, 'en');
  return `Too many tries. Try again at ${time}, or in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
