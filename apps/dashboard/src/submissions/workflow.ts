import type { Where } from 'payload';
import { DAY } from '../platform/durations.ts';

/** States of a submission, in order, with labels. */
export const states = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const;

export type State = keyof typeof states;

export const stateNames = Object.keys(states) as State[];

/** Stages of an application, in order, with labels. */
export const stages = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
} as const;

export type Stage = keyof typeof stages;

export const stageNames = Object.keys(stages) as Stage[];

/**
 * State for each stage. The state of an application follows its stage, so that the same filters work for all forms.
 * Spam is independent of the stage.
 */
export const stateOfStage = {
  new: 'new',
  reviewing: 'open',
  interview: 'open',
  offer: 'open',
  hired: 'won',
  rejected: 'lost',
} as const satisfies Record<Stage, State>;

/** Views of the inbox, by their name in the URL. */
export const views = {
  all: 'All',
  new: 'New',
  mine: 'Mine',
  unanswered: 'Unanswered for two days',
  due: 'Answer due',
  waiting: 'Waiting',
  starred: 'Starred',
  spam: 'Spam',
} as const;

export type View = keyof typeof views;

export const viewNames = Object.keys(views) as View[];

/** Milliseconds after which a message counts as unanswered. */
const UNANSWERED_AFTER = 2 * DAY;

/** Milliseconds in which an assignment or a reply can be undone before its mail is sent. */
export const UNDO_FOR = 20_000;

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

/** Messages whose reply is due or overdue. The due date is removed when a user replies. */
export const toDueWhere = (now: Date): Where => ({
  and: [{ answerBy: { less_than: toEndOfDay(now) } }, isOpen],
});

/** Messages without a reply for two days that do not wait for the sender. */
export const toUnansweredWhere = (now: Date): Where => ({
  and: [
    { state: { in: [UNREAD, 'open'] satisfies State[] } },
    { firstAnsweredAt: { exists: false } },
    { createdAt: { less_than: new Date(now.getTime() - UNANSWERED_AFTER).toISOString() } },
  ],
});
