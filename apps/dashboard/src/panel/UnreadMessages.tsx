import type { ServerProps } from 'payload';
import { getWaiting } from './messages.ts';
import { UnreadCount } from './UnreadCount.tsx';

/** How many messages wait, at the top of every page. */
export async function UnreadMessages({ payload, user }: ServerProps) {
  const waiting = await getWaiting({ payload, user: user ?? null });
  return waiting ? <UnreadCount {...waiting} /> : null;
}
