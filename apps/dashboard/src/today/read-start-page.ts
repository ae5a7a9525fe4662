import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { countWaiting, type FormWaiting } from '../submissions/inbox/count-waiting.ts';
import { type Colleague, getShownColleagues } from '../submissions/inbox/readers.ts';
import { readVisits, type VisitStatistics } from '../visits/read-visits.ts';
import { getDaysWithoutMessages } from '../watch/days-without-messages.ts';
import { type Drafts, readDrafts } from './drafts.ts';
import { type Failures, readFailures } from './failures.ts';
import { getScheduledChanges, type ScheduledChange } from './scheduled-changes.ts';
import { readWaiting, type WaitingMessage } from './waiting-messages.ts';

/** Data of the start page, limited to what the user may see. */
export interface StartPage {
  counts: FormWaiting[];
  waiting: WaitingMessage[];
  failures: Failures;
  /** Days without a message, if too many. */
  quietDays?: number | undefined;
  drafts: Drafts;
  colleagues: Colleague[];
  /** For editors. */
  changes?: ScheduledChange[];
  /** Page views, if they are counted; for editors. */
  visits?: VisitStatistics;
}

/** Four weeks. */
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
