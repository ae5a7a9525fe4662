import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { countWaiting, type FormWaiting } from '../inbox/count-waiting.ts';
import { type Colleague, getShownColleagues } from '../inbox/readers.ts';
import { readVisits, type VisitStatistics } from '../visits/read-visits.ts';
import { getDaysWithoutMessages } from '../watch/days-without-messages.ts';
import { type Drafts, readDrafts } from './drafts.ts';
import { type Failures, readFailures } from './failures.ts';
import { getScheduledChanges, type ScheduledChange } from './scheduled-changes.ts';
import { readWaiting, type WaitingMessage } from './waiting-messages.ts';

/** What the start page shows somebody: only what they may see elsewhere, too. */
export interface StartPage {
  counts: FormWaiting[];
  waiting: WaitingMessage[];
  failures: Failures;
  /** For how many days nothing came, when these are too many. */
  quietDays?: number | undefined;
  drafts: Drafts;
  colleagues: Colleague[];
  /** For those who plan. */
  changes?: ScheduledChange[];
  /** How often pages were opened lately, where it is counted; for the same. */
  visits?: VisitStatistics;
}

/** Four weeks: each day of the week as often as the others. */
const DAYS_OF_VISITS = 28;

/** Reads the start page for the user of the request. */
export async function readStartPage(req: PayloadRequest, now = new Date()): Promise<StartPage> {
  const { payload } = req;
  const isEditor = hasRole(req, 'admin', 'editor');
  const [counts, waiting, failures, quietDays, drafts, colleagues, changes, visits] =
    await Promise.all([
      countWaiting(req, now),
      readWaiting(req, now),
      readFailures(req, now),
      getDaysWithoutMessages(payload, { now }),
      readDrafts(req),
      getShownColleagues(req),
      isEditor ? getScheduledChanges(payload, req) : undefined,
      isEditor ? readVisits(payload, { days: DAYS_OF_VISITS, now }) : undefined,
    ]);
  return {
    ...{ counts, waiting, failures, quietDays, drafts, colleagues },
    ...(changes && { changes }),
    ...(visits && { visits }),
  };
}
