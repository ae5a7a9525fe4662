import { type VisitKind, visitKinds } from '@agency/contracts';
import type { Payload } from 'payload';
import { queryDatabase } from '../platform/database.ts';

export interface Counted {
  /** Path, host, country or form; empty for the rest beyond the limit. */
  name: string;
  count: number;
}

/** Page views by day, oldest first, and the top names by kind. */
export type VisitStatistics = NonNullable<Awaited<ReturnType<typeof readVisits>>>;

const MOST = 5;
const DAY = 24 * 3_600_000;

/** Counts of the last days, today included; nothing if there are none. Two SQL statements. */
export async function readVisits(
  payload: Payload,
  { days, now = new Date() }: { days: number; now?: Date },
) {
  const listed = Array.from({ length: days }, (_, index) =>
    new Date(now.getTime() - (days - 1 - index) * DAY).toISOString().slice(0, 10),
  );
  const [first = ''] = listed;
  const [byDay, byName] = await Promise.all([
    queryDatabase(
      payload,
      "SELECT day, SUM(count) AS total FROM visits WHERE kind = 'page' AND day >= $1 GROUP BY day",
      [first],
    ),
    queryDatabase(
      payload,
      `SELECT kind, name, total FROM (
        SELECT kind, name, SUM(count) AS total,
          ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(count) DESC, name) AS place
        FROM visits WHERE day >= $1 GROUP BY kind, name
      ) AS ranked WHERE place <= $2 ORDER BY place`,
      [first, MOST],
    ),
  ]);
  if (byName.length === 0) return undefined;
  const totals = new Map(byDay.map(({ day, total }) => [day, Number(total)]));
  const toMost = (kind: VisitKind) =>
    byName
      .filter((row) => row.kind === kind)
      .map(({ name, total }) => ({ name: String(name ?? ''), count: Number(total) }));
  return {
    days: listed.map((day) => ({ day, count: totals.get(day) ?? 0 })),
    most: Object.fromEntries(visitKinds.map((kind) => [kind, toMost(kind)])) as Record<
      VisitKind,
      Counted[]
    >,
  };
}
