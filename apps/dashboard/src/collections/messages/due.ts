import type { Where } from 'payload';
import type { State } from './states.ts';

/** States of a message that is still somebody's task. */
export const atWork: State[] = ['new', 'open', 'waiting'];

/** The end of a day in the process' own time zone. */
export const toEndOfDay = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();

/** Messages whose answer is due today, or was before: a day is taken off when somebody answers. */
export const toDueWhere = (now: Date): Where => ({
  and: [{ answerBy: { less_than: toEndOfDay(now) } }, { state: { in: atWork } }],
});
