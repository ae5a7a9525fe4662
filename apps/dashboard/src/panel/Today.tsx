import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { AllowNotifications } from './AllowNotifications.tsx';
import { getUnread } from './messages.ts';
import { getScheduledChanges, type ScheduledChange } from './schedule.ts';

// With its zone: the server's need not be the reader's.
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What waits for an editor, at the top of the dashboard. */
export async function Today({ payload, user }: ServerProps) {
  const unread = await getUnread({ payload, user: user ?? null });
  if (unread === undefined) return null;
  const changes = hasRole({ user: user ?? null }, 'admin', 'editor')
    ? await getScheduledChanges(payload)
    : [];
  return (
    <section className="today">
      {unread.map(({ count, noun, path }) => (
        <p key={path}>
          <Link className="waiting" href={path}>
            {count > 0 && <span className="brand-dot" />}
            {count === 0 ? `No unread ${noun}` : `${count} unread ${noun}`}
          </Link>
        </p>
      ))}
      {changes.map((change) => (
        <p key={change.id}>
          <Link href={`/admin/collections/blogs/${change.postId}`}>{change.title}</Link>{' '}
          {toSentence(change)}
        </p>
      ))}
      <AllowNotifications />
    </section>
  );
}

function toSentence({ kind, at, failure }: ScheduledChange): string {
  const what = kind === 'publish' ? 'published' : 'taken down';
  if (failure)
    return `should have been ${what} on ${time.format(at)}, but could not be: ${failure}`;
  return `will be ${what} on ${time.format(at)}`;
}
