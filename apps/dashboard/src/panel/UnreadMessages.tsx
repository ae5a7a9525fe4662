import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { countUnread, unreadMessagesPath } from './messages.ts';

/** Number of unread messages, at the top of the menu. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const unread = await countUnread({ payload, user: user ?? null });
  if (unread === undefined) return null;
  return (
    <Link className="nav__link unread-messages" href={unreadMessagesPath}>
      <span className="nav__link-label">Unread messages</span>
      <span className={unread > 0 ? 'count count--waiting' : 'count'}>{unread}</span>
    </Link>
  );
}
