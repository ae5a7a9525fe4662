import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { getSilence } from '../watch/silence.ts';
import { AllowNotifications } from './AllowNotifications.tsx';
import { FormCheck } from './FormCheck.tsx';
import { countDue, getUnread } from './messages.ts';
import { getScheduledChanges, type ScheduledChange } from './schedule.ts';
import { DUE_PATH } from './waiting.ts';

// With its zone: the server's need not be the reader's.
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What waits for somebody, at the top of the dashboard. */
export async function Today({ payload, user: maybe }: ServerProps) {
  const user = maybe ?? null;
  const unread = await getUnread({ payload, user });
  if (unread === undefined) return null;
  const isAdmin = hasRole({ user }, 'admin');
  const [due, changes, quietDays] = await Promise.all([
    countDue({ payload, user }),
    hasRole({ user }, 'admin', 'editor') ? getScheduledChanges(payload) : [],
    getSilence(payload),
  ]);
  return (
    <section className="today" aria-labelledby="today">
      <h1 id="today">
        Today
        <span className="brand-dot" />
      </h1>
      <ul className="today__counts">
        {unread.map(({ count, noun, path }) => (
          <Count key={path} count={count} words={`unread ${noun}`} path={path} />
        ))}
        <Count count={due} words={due === 1 ? 'answer due' : 'answers due'} path={DUE_PATH} />
      </ul>
      <nav className="today__ways" aria-label="Messages">
        <Link href="/admin/inbox">Inbox</Link>
        <Link href="/admin/leads">Leads by month</Link>
        {isAdmin && <Link href="/admin/person">Find a person</Link>}
      </nav>
      {quietDays !== undefined && (
        <p>No message has come for {quietDays} days. That may be chance, or a holiday.</p>
      )}
      {changes.map((change) => (
        <p key={change.id}>
          <Link href={change.path}>{change.title}</Link> {toSentence(change)}
        </p>
      ))}
      {isAdmin && <FormCheck payload={payload} />}
      <AllowNotifications />
    </section>
  );
}

function Count({ count, words, path }: { count: number; words: string; path: string }) {
  return (
    <li data-none={count === 0}>
      <Link href={path}>
        <strong>
          {count}
          {count > 0 && <span className="brand-dot" />}
        </strong>
        <span>{words}</span>
      </Link>
    </li>
  );
}

function toSentence({ kind, at, failure }: ScheduledChange): string {
  const what = kind === 'publish' ? 'published' : 'taken down';
  if (failure)
    return `should have been ${what} on ${time.format(at)}, but could not be: ${failure}`;
  return `will be ${what} on ${time.format(at)}`;
}
