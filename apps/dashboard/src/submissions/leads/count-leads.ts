import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { type Form, formFacts } from '../forms.ts';
import { toMonthEnd, toMonthStart } from './months.ts';

/** Grouping columns. A position is free text, so its spelling is normalised. */
const columns = { source: 'lead_source', service: 'service', position: 'lower(trim(position))' };

/** Form and grouping; without grouping only the total. */
export interface LeadQuery {
  form: Form;
  by?: keyof typeof columns | undefined;
}

/** Number of messages of a group in a month. */
export interface Count {
  /** Value of the group; empty without grouping. */
  key: string;
  /** Index of the month. */
  month: number;
  count: number;
}

/** Limit of groups, because sources and positions are free text. */
const MOST_ROWS = 20_000;

/**
 * Counts messages without spam by month, in one SQL statement.
 * @param months without gaps, oldest first
 */
export async function countByMonth(
  payload: Payload,
  { form, by }: LeadQuery,
  months: string[],
): Promise<Count[]> {
  const [first] = months;
  if (!first) return [];
  const ends = months.map((month) => toMonthEnd(month));
  const monthOf = ends.map((_, index) => `WHEN created_at < $${index + 2} THEN ${index}`).join(' ');
  const end = `$${ends.length + 1}`;
  const rows = await queryDatabase(
    payload,
    `SELECT ${by ? columns[by] : "''"} AS kind, CASE ${monthOf} END AS month, count(*) AS count
     FROM ${formFacts[form].table}
     WHERE created_at >= $1 AND created_at < ${end} AND state <> 'spam'
     GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${MOST_ROWS}`,
    [toMonthStart(first), ...ends],
  );
  return rows.map(({ kind, month, count }) => ({
    key: String(kind ?? ''),
    month: Number(month),
    count: Number(count),
  }));
}
