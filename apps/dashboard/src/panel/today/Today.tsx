import { Gutter, Link } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { readStartPage } from '../../today/read-start-page.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { toFindingSummary } from '../health/finding-text.ts';
import { getTranslations } from '../language/get-translations.ts';
import { getTimeZone, toWeekday } from '../language/times.ts';
import { DraftList, MissedList, ScheduledList } from './DocumentParts.tsx';
import { Counts, UnansweredList } from './MessageParts.tsx';
import { PageViews } from './PageViews.tsx';

/** The start page: unanswered messages, drafts and scheduled changes. */
export async function Today({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const translations = getTranslations(req.i18n, 'today');
  const { language, texts } = translations;
  const health = getTranslations(req.i18n, 'health');
  const now = new Date();
  const day = await readStartPage(req, now);
  const { counts, waiting, drafts, colleagues, changes, visits, formCheck } = day;
  const isAdmin = hasRole(req, 'admin');
  return (
    <Gutter className="today">
      <header className="today__head">
        <h1>
          {texts.heading}
          <HeadingDot />
        </h1>
        <p>
          {toWeekday(now, language)} · {getTimeZone()}
        </p>
      </header>
      <Counts {...translations} counts={counts} />
      <nav className="today__ways" aria-label={texts.ways.label}>
        <Link href="/admin/inbox" prefetch={false}>
          {texts.ways.inbox}
        </Link>
        {isAdmin && (
          <Link href="/admin/person" prefetch={false}>
            {texts.ways.person}
          </Link>
        )}
      </nav>
      {changes && <MissedList {...translations} changes={changes} />}
      <div className="today__parts">
        <div className="today__column">
          <UnansweredList {...translations} messages={waiting} now={now} />
          {changes && <ScheduledList {...translations} changes={changes} />}
        </div>
        <DraftList
          {...translations}
          drafts={drafts}
          colleagues={colleagues}
          isEditor={hasRole(req, 'admin', 'editor')}
        />
      </div>
      {visits && <PageViews {...translations} visits={visits} />}
      <footer className="today__foot">
        {formCheck && (
          <p>
            <strong>{health.texts.subjects.test}</strong>: {toFindingSummary(formCheck, health)}
          </p>
        )}
      </footer>
    </Gutter>
  );
}
