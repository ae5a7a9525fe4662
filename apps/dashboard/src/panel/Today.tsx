import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { countUnread, unreadMessagesPath } from './messages.ts';
import { getScheduledChanges, type ScheduledChange } from './schedule.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What waits for an editor, at the top of the dashboard. */
export async function Today({ payload, user }: ServerProps) {
  const unread = await countUnread({ payload, user: user ?? null });
  if (unread === undefined) return null;
  const changes = await getScheduledChanges(payload);
  return (
    <section className="today">
      <p className="today__line">
        {unread > 0 && <span className="brand-dot" />}
        <Link href={unreadMessagesPath}>
          {unread === 0
            ? 'No unread messages'
            : `${unread} unread ${unread === 1 ? 'message' : 'messages'}`}
        </Link>
      </p>
      {changes.map((change) => (
        <p className="today__line" key={change.id}>
          <Link href={`/admin/collections/blogs/${change.postId}`}>{change.title}</Link>
          <span>{toSentence(change)}</span>
        </p>
      ))}
    </section>
  );
}

function toSentence({ kind, at, failure }: ScheduledChange): string {
  const what = kind === 'publish' ? 'published' : 'taken down';
  if (failure)
    return `should have been ${what} on ${time.format(at)}, but could not be: ${failure}`;
  return `will be ${what} on ${time.format(at)}`;
}
