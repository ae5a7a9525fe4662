import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { countUnread, unreadMessagesPath } from './messages.ts';

/** How many messages wait, at the top of every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const unread = await countUnread({ payload, user: user ?? null });
  if (!unread) return null;
  return (
    <Link className="waiting" href={unreadMessagesPath} title="Unread messages">
      <span className="brand-dot" />
      {unread} <span className="waiting__what">unread</span>
    </Link>
  );
}
