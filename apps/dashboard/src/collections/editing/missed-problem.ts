import type { ScheduledPublish } from './schedule.ts';
import { documentNouns } from './versioned.ts';

/** Missed scheduled changes in one sentence; nothing if there are none. */
export function toMissedProblem(missed: ScheduledPublish[]): string | undefined {
  if (missed.length === 0) return undefined;
  const kinds = [...new Set(missed.map(({ collection }) => collection))].map((collection) => {
    const count = missed.filter((plan) => plan.collection === collection).length;
    const { one, many } = documentNouns[collection];
    return count === 1 ? `a ${one}` : `${count} ${many}`;
  });
  const what = kinds.join(' and ');
  const were = missed.length === 1 ? 'was' : 'were';
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${were} not published or taken down at the time that was set. The start page of the dashboard says which, and why.`;
}
