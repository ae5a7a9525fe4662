import type { PayloadRequest } from 'payload';
import { countWaiting } from '../submissions/inbox/count-waiting.ts';
import type { UnreadCounts } from './unread-counts.ts';

/** The unread and due messages of the user; `undefined` for users without access to messages. */
export async function getUnreadCounts(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<UnreadCounts | undefined> {
  const counts = await countWaiting(req);
  if (counts.length === 0) return undefined;
  return {
    total: counts.reduce((sum, { unread }) => sum + unread, 0),
    due: counts.reduce((sum, { due }) => sum + due, 0),
  };
}
