import type { ServerProps } from 'payload';
import { getUnread, toUnreadTotal } from './messages.ts';
import { UnreadCount } from './UnreadCount.tsx';

/** How many messages wait, at the top of every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const unread = await getUnread({ payload, user: user ?? null });
  return unread && <UnreadCount {...toUnreadTotal(unread)} />;
}
