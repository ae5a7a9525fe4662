import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { countWaiting, type FormWaiting } from '../inbox/count-waiting.ts';
import { type Colleague, getColleagues } from '../inbox/readers.ts';
import { getSilence } from '../watch/silence.ts';
import { type Drafts, readDrafts } from './drafts.ts';
import { type Failures, readFailures } from './failures.ts';
import { getScheduledChanges, type ScheduledChange } from './planned.ts';
import { readWaiting, type WaitingMessage } from './waiting-messages.ts';

/** What the start page shows somebody: only what they may see elsewhere, too. */
export interface Day {
  counts: FormWaiting[];
  waiting: WaitingMessage[];
  failures: Failures;
  /** For how many days nothing came, when these are too many. */
  quietDays?: number | undefined;
  drafts: Drafts;
  colleagues: Colleague[];
  /** For those who plan. */
  changes?: ScheduledChange[];
}

/** Reads the day of whoever makes the request (docs/start-page.md). */
export async function readDay(req: PayloadRequest, now = new Date()): Promise<Day> {
  const { payload } = req;
  const [counts, waiting, failures, quietDays, drafts, colleagues, changes] = await Promise.all([
    countWaiting(req, now),
    readWaiting(req, now),
    readFailures(req, now),
    getSilence(payload, { now }),
    readDrafts(req),
    getColleagues(req),
    hasRole(req, 'admin', 'editor') ? getScheduledChanges(payload) : undefined,
  ]);
  return { counts, waiting, failures, quietDays, drafts, colleagues, ...(changes && { changes }) };
}
