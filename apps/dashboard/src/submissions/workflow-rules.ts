import type { Where } from 'payload';
import type { State } from './states.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds after which a message counts as unanswered. */
const UNANSWERED_AFTER = 2 * DAY;

/** State of an unread message. */
export const UNREAD: State = 'new';

/** States of open messages. */
export const openStates: State[] = [UNREAD, 'open', 'waiting'];

/** Unread messages. */
export const isUnread: Where = { state: { equals: UNREAD } };

/** Open messages. */
export const isOpen: Where = { state: { in: openStates } };

/** The end of a day in the agency's time zone. */
export const toEndOfDay = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();

/** Messages whose answer is due or overdue. The due date is removed when a user replies. */
export const toDueWhere = (now: Date): Where => ({
  and: [{ answerBy: { less_than: toEndOfDay(now) } }, isOpen],
});

/** Messages without an answer for two days that do not wait for the sender. */
export const toUnansweredWhere = (now: Date): Where => ({
  and: [
    { state: { in: [UNREAD, 'open'] satisfies State[] } },
    { firstAnsweredAt: { exists: false } },
    { createdAt: { less_than: new Date(now.getTime() - UNANSWERED_AFTER).toISOString() } },
  ],
});
