import type { Where } from 'payload';
import type { State } from './states.ts';

const DAY = 24 * 60 * 60 * 1000;

/** After how long a message without an answer is called unanswered, in milliseconds. */
const UNANSWERED_AFTER = 2 * DAY;

/** State of a message that nobody has opened: it is unread, and waits for an answer. */
export const UNREAD: State = 'new';

/** States of a message that is still somebody's task. */
export const openStates: State[] = [UNREAD, 'open', 'waiting'];

/** Messages that nobody has opened. */
export const isUnread: Where = { state: { equals: UNREAD } };

/** Messages that are still somebody's task. */
export const isOpen: Where = { state: { in: openStates } };

/** The end of a day in the agency's time zone. */
export const toEndOfDay = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();

/** Messages whose answer is due today, or was before: a day is taken off when somebody answers. */
export const toDueWhere = (now: Date): Where => ({
  and: [{ answerBy: { less_than: toEndOfDay(now) } }, isOpen],
});

/** Messages that nobody has answered for two days, and that do not wait for their sender. */
export const toUnansweredWhere = (now: Date): Where => ({
  and: [
    { state: { in: [UNREAD, 'open'] satisfies State[] } },
    { firstAnsweredAt: { exists: false } },
    { createdAt: { less_than: new Date(now.getTime() - UNANSWERED_AFTER).toISOString() } },
  ],
});
