import type { ServerProps } from 'payload';
import { getUnreadCounts } from './get-unread-counts.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

/** How many messages wait, at the top of every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const waiting = await getUnreadCounts({ payload, user: user ?? null });
  return waiting ? <UnreadBadge {...waiting} /> : null;
}
