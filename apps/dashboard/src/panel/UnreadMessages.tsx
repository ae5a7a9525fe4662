import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { getUnread } from './messages.ts';

/** How many messages wait, at the top of every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const unread = (await getUnread({ payload, user: user ?? null })) ?? [];
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  const first = unread.find(({ count }) => count > 0);
  if (!first) return null;
  return (
    <Link className="waiting" href={first.path} title="Unread messages">
      <span className="brand-dot" />
      {total} <span className="waiting__what">unread</span>
    </Link>
  );
}
