import type { Payload } from 'payload';
import type { Alarm } from '../../watch/alarm.ts';
import { getScheduledPublishes, isMissed, type ScheduledPublish } from './schedule.ts';
import { documentNouns } from './versioned.ts';

/**
 * Returns a check that raises the alarm when a scheduled change is missed, and again when all is well. A failed alarm
 * is repeated at the next check.
 */
export function createMissedScheduleAlarm(
  payload: Payload,
  alarm: Alarm,
): (now?: Date) => Promise<void> {
  let told = 0;
  return async (now = new Date()) => {
    const missed = (await getScheduledPublishes(payload)).filter((plan) => isMissed(plan, now));
    if (missed.length > told) await alarm(toSentence(missed));
    else if (missed.length === 0 && told > 0)
      await alarm('Everything is published and taken down on time again.');
    told = missed.length;
  };
}

function toSentence(missed: ScheduledPublish[]): string {
  const kinds = [...new Set(missed.map(({ collection }) => collection))].map((collection) => {
    const count = missed.filter((plan) => plan.collection === collection).length;
    const { one, many } = documentNouns[collection];
    return count === 1 ? `a ${one}` : `${count} ${many}`;
  });
  const what = kinds.join(' and ');
  const were = missed.length === 1 ? 'was' : 'were';
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${were} not published or taken down at the time that was set. The start page of the dashboard says which, and why.`;
}
