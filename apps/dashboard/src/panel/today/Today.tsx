import { Gutter, Link } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { readStartPage } from '../../today/read-start-page.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { toLanguage } from '../language/language.ts';
import { say } from '../language/say.ts';
import { getTimeZone, toWeekday } from '../language/times.ts';
import { getWords } from '../language/words.ts';
import { AllowNotifications } from './AllowNotifications.tsx';
import { Counts } from './Counts.tsx';
import { DraftList } from './DraftList.tsx';
import { FailureList } from './FailureList.tsx';
import { FormCheck } from './FormCheck.tsx';
import { PlannedList } from './PlannedList.tsx';
import { VisitsPart } from './VisitsPart.tsx';
import { WaitingList } from './WaitingList.tsx';

/** The start page: what waits for whoever opens it, what they were at, and what comes next. */
export async function Today({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const language = toLanguage(req.i18n);
  const words = getWords(language).today;
  const now = new Date();
  const day = await readStartPage(req, now);
  const { counts, waiting, failures, quietDays, drafts, colleagues, changes, visits } = day;
  const isAdmin = hasRole(req, 'admin');
  const spoken = { language, words };
  return (
    <Gutter className="today">
      <header className="today__head">
        <h1>
          {words.heading}
          <HeadingDot />
        </h1>
        <p>
          {toWeekday(now, language)} · {getTimeZone()}
        </p>
      </header>
      <Counts {...spoken} counts={counts} />
      <nav className="today__ways" aria-label={words.ways.label}>
        <Link href="/admin/inbox" prefetch={false}>
          {words.ways.inbox}
        </Link>
        <Link href="/admin/leads" prefetch={false}>
          {words.ways.leads}
        </Link>
        {isAdmin && (
          <Link href="/admin/person" prefetch={false}>
            {words.ways.person}
          </Link>
        )}
      </nav>
      {quietDays !== undefined && <p>{say(language, words.quiet, { count: quietDays })}</p>}
      <FailureList {...spoken} failures={failures} changes={changes ?? []} />
      <div className="today__parts">
        <div className="today__column">
          <WaitingList {...spoken} messages={waiting} now={now} />
          {changes && <PlannedList {...spoken} changes={changes} />}
        </div>
        <DraftList
          {...spoken}
          drafts={drafts}
          colleagues={colleagues}
          isEditor={hasRole(req, 'admin', 'editor')}
        />
      </div>
      {visits && <VisitsPart {...spoken} visits={visits} />}
      <footer className="today__foot">
        {isAdmin && <FormCheck {...spoken} payload={req.payload} />}
        <AllowNotifications words={words.notify} />
      </footer>
    </Gutter>
  );
}
