import type { ServerProps } from 'payload';
import { getUnreadCounts } from './get-unread-counts.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The number of unread messages, on every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const waiting = await getUnreadCounts({ payload, user: user ?? null });
  return waiting ? <UnreadBadge {...waiting} /> : null;
}
