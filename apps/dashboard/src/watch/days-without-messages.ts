import type { CollectionSlug, Payload, Where } from 'payload';
import { getSettings } from '../platform/settings.ts';

const DAY = 24 * 3_600_000;

/**
 * Days without a message, if there are too many. Spam does not count. Before the first message, the days since the
 * first account.
 * @param most threshold, QUIET_DAYS by default; 0 turns it off
 */
export async function getDaysWithoutMessages(
  payload: Payload,
  { most = getSettings().QUIET_DAYS, now = new Date() } = {},
): Promise<number | undefined> {
  if (most === 0) return undefined;
  const noSpam: Where = { state: { not_equals: 'spam' } };
  const last =
    (await findTime(payload, 'submissions', '-createdAt', noSpam)) ||
    (await findTime(payload, 'users', 'createdAt', {}));
  const days = last ? Math.floor((now.getTime() - Date.parse(last)) / DAY) : 0;
  return days >= most ? days : undefined;
}

/** Creation time of the first row in a sort order; empty if there is none. */
async function findTime(
  payload: Payload,
  collection: CollectionSlug,
  sort: string,
  where: Where,
): Promise<string> {
  const { docs } = await payload.db.find<{ id: number; createdAt: string }>({
    collection,
    where,
    sort,
    limit: 1,
    pagination: false,
    select: { createdAt: true },
  });
  return docs[0]?.createdAt ?? '';
}
