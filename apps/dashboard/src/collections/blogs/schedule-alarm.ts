import type { Payload } from 'payload';
import type { Alarm } from '../../watch/alarm.ts';
import { getPlans, isMissed } from './schedule.ts';

/**
 * Makes a look at the plans that were missed: it raises the alarm once, and once more when all is well again. An alarm that did not go
 * through is raised again at the next look.
 */
export function createScheduleWatch(payload: Payload, alarm: Alarm): (now?: Date) => Promise<void> {
  let told = 0;
  return async (now = new Date()) => {
    const missed = (await getPlans(payload)).filter((plan) => isMissed(plan, now)).length;
    if (missed > told) await alarm(toSentence(missed));
    else if (missed === 0 && told > 0)
      await alarm('Posts are published and taken down on time again.');
    told = missed;
  };
}

const toSentence = (missed: number) =>
  `${missed === 1 ? 'A post was' : `${missed} posts were`} not published or taken down at the time that was set. The start page of the dashboard says which, and why.`;
