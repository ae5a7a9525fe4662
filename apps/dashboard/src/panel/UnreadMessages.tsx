import type { ServerProps } from 'payload';
import { countDue, getUnread, toWaiting } from './messages.ts';
import { UnreadCount } from './UnreadCount.tsx';

/** How many messages wait, at the top of every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const unread = await getUnread({ payload, user: user ?? null });
  if (!unread) return null;
  const due = await countDue({ payload, user: user ?? null });
  return <UnreadCount {...toWaiting(unread, due)} />;
}
