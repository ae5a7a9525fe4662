import { type VisitKind, visitKinds } from '@agency/contracts';
import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { DAY } from '../../platform/durations.ts';

/** Page views of the last days, and the top names by kind. */
export type VisitStatistics = NonNullable<Awaited<ReturnType<typeof readVisits>>>;

const MOST = 5;
/** Counts of the last days, today included; nothing if there are none. */
export async function readVisits(
  payload: Payload,
  { days, now = new Date() }: { days: number; now?: Date },
) {
  const first = new Date(now.getTime() - (days - 1) * DAY).toISOString().slice(0, 10);
  const rows = await queryDatabase(
    payload,
    `SELECT kind, name, total, total_of_kind FROM (
      SELECT kind, name, SUM(count) AS total,
        SUM(SUM(count)) OVER (PARTITION BY kind) AS total_of_kind,
        ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(count) DESC, name) AS place
      FROM visits WHERE day >= $1 GROUP BY kind, name
    ) AS ranked WHERE place <= $2 ORDER BY place`,
    [first, MOST],
  );
  if (rows.length === 0) return undefined;
  /** A name is a path, host, country or form; empty for the rest beyond the limit. */
  const toMost = (kind: VisitKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, total }) => ({ name: String(name ?? ''), count: Number(total) }));
  return {
    days,
    pages: Number(rows.find(({ kind }) => kind === 'page')?.total_of_kind ?? 0),
    most: Object.fromEntries(visitKinds.map((kind) => [kind, toMost(kind)])) as Record<
      VisitKind,
      ReturnType<typeof toMost>
    >,
  };
}
