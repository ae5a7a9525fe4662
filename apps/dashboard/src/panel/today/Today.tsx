import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { hasPermission, type Permission } from '../../access/permissions.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { getTimeZone, toWeekday } from '../../platform/language/times.ts';
import { Link } from '../controls/Link.tsx';
import { Heading } from '../Heading.tsx';
import { Counts, UnansweredList } from './MessageParts.tsx';
import { PageViews } from './PageViews.tsx';
import { readStartPage } from './read-start-page.ts';
import { ScheduledList } from './ScheduledList.tsx';

/** The start page: unanswered messages and scheduled changes. */
export async function Today({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const translations = getTranslations(req.i18n, 'today');
  const { language, texts } = translations;
  const now = new Date();
  const { counts, aside, waiting, changes, visits } = await readStartPage(req, now);
  const { ways: labels } = texts;
  const ways: [permission: Permission | undefined, path: string, text: string][] = [
    [undefined, '/inbox', labels.inbox],
    ['administration', '/person', labels.person],
    ['content', '/collections/blogs/create', labels.write],
    ['content', '/collections/case-studies/create', labels.addStudy],
    ['content', '/collections/team-members/create', labels.addPerson],
    ['openings', '/collections/openings/create', labels.writeOpening],
  ];
  return (
    <Gutter className="panel-screen">
      <header className="today__head">
        <Heading>{texts.heading}</Heading>
        <p>
          {toWeekday(now, language)} · {getTimeZone()}
        </p>
      </header>
      <Counts {...translations} counts={counts} aside={aside} />
      <nav className="acts today__ways" aria-label={labels.label}>
        {ways
          .filter(([permission]) => !permission || hasPermission(req, permission))
          .map(([, path, text]) => (
            <Link key={path} href={`/admin${path}`}>
              {text}
            </Link>
          ))}
      </nav>
      <div className="today__parts">
        <UnansweredList {...translations} messages={waiting} now={now} />
        {changes && <ScheduledList {...translations} changes={changes} />}
      </div>
      {visits && <PageViews {...translations} visits={visits} />}
    </Gutter>
  );
}
