import type { PayloadRequest } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { readableForms } from '../forms.ts';
import { UNREAD } from '../workflow.ts';

/** An opening with its number of applications. */
export interface OpeningCount {
  id: number;
  title: string;
  /** All applications without spam, and the unread ones. */
  total: number;
  fresh: number;
}

type Reader = Pick<PayloadRequest, 'payload' | 'user'>;

/** Openings in the filter. */
const MOST = 100;

/** Openings for the filter of applications, newest first. */
export async function readOpenings(req: Reader): Promise<OpeningCount[]> {
  const { docs } = await req.payload.find({
    collection: 'openings',
    where: { firstPublishedAt: { exists: true } },
    sort: '-createdAt',
    limit: MOST,
    pagination: false,
    depth: 0,
    select: { title: true },
    trash: true,
    overrideAccess: false,
    user: req.user,
  });
  const counts = await countApplications(
    req,
    docs.map(({ id }) => id),
  );
  return docs.map(({ id, title }) => ({
    id,
    title,
    ...(counts.get(id) ?? { total: 0, fresh: 0 }),
  }));
}

type Counts = Pick<OpeningCount, 'total' | 'fresh'>;

/** Counts applications without spam for each opening, in one statement. Empty for users who may not read them. */
async function countApplications(
  { payload, user }: Reader,
  openings: number[],
): Promise<Map<number, Counts>> {
  if (openings.length === 0 || !readableForms({ user }).includes('application')) return new Map();
  const rows = await queryDatabase(
    payload,
    `SELECT opening_id, count(*) AS total, sum(CASE WHEN state = '${UNREAD}' THEN 1 ELSE 0 END) AS fresh
     FROM submissions WHERE state <> 'spam' AND opening_id IN (${openings.map((_, place) => `$${place + 1}`)})
     GROUP BY opening_id`,
    openings,
  );
  return new Map(
    rows.map(({ opening_id, total, fresh }) => [
      Number(opening_id),
      { total: Number(total), fresh: Number(fresh) },
    ]),
  );
}
