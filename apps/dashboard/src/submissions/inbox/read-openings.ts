import type { PayloadRequest } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { readableForms } from '../forms.ts';
import { UNREAD } from '../workflow.ts';

/** An opening with its number of applications without spam, and of the unread ones. */
export type OpeningCount = Awaited<ReturnType<typeof readOpenings>>[number];

/** Openings for the filter of applications, newest first. Users who may not read applications see no counts. */
export async function readOpenings({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const { docs } = await payload.find({
    collection: 'openings',
    where: { firstPublishedAt: { exists: true } },
    sort: '-createdAt',
    limit: 100,
    pagination: false,
    depth: 0,
    select: { title: true },
    trash: true,
    overrideAccess: false,
    user,
  });
  const isCounted = docs.length > 0 && readableForms({ user }).includes('application');
  const rows = isCounted
    ? await queryDatabase(
        payload,
        `SELECT opening_id, count(*) AS total, sum(CASE WHEN state = '${UNREAD}' THEN 1 ELSE 0 END) AS fresh
         FROM submissions WHERE state <> 'spam' AND opening_id IN (${docs.map((_, place) => `$${place + 1}`)})
         GROUP BY opening_id`,
        docs.map(({ id }) => id),
      )
    : [];
  return docs.map(({ id, title }) => {
    const row = rows.find(({ opening_id }) => Number(opening_id) === id);
    return { id, title, total: Number(row?.total ?? 0), fresh: Number(row?.fresh ?? 0) };
  });
}
