import type { Payload } from 'payload';
import {
  type Counts,
  categoryFacts,
  dataCategories,
  noCounts,
  whereExpired,
} from './data-categories.ts';
import type { Periods } from './periods.ts';

/** Rows of each category that a run at a time would delete. */
export async function countDue(payload: Payload, periods: Periods, at: Date): Promise<Counts> {
  const counts = { ...noCounts };
  for (const kind of dataCategories) {
    const { totalDocs } = await payload.count({
      collection: categoryFacts[kind].collection,
      where: whereExpired(kind, periods, at),
      // Only counts, also of rows that the user may not read.
      overrideAccess: true,
    });
    counts[kind] = totalDocs;
  }
  return counts;
}

/** Additional deletions with other periods. */
export async function countMore(
  payload: Payload,
  { from, to, at }: { from: Periods; to: Periods; at: Date },
): Promise<Counts> {
  const before = await countDue(payload, from, at);
  const after = await countDue(payload, to, at);
  const more = { ...noCounts };
  for (const kind of dataCategories) more[kind] = Math.max(0, after[kind] - before[kind]);
  return more;
}
