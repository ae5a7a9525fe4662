import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import type { Form } from '../forms.ts';
import { toMonthEnd, toMonthStart } from './months.ts';

/** Forms, and the column by which they are grouped. */
export interface LeadQuery {
  forms: Form[];
  by: 'source' | 'service' | 'position';
}

/** SQL of the columns. A position is free text, so its spelling is normalised; a message names no service. */
const columns: Record<LeadQuery['by'], string> = {
  source: 'lead_source',
  service: `CASE WHEN form = 'enquiry' THEN about ELSE '' END`,
  position: 'lower(trim(about))',
};

/** Number of messages of a group in a month. */
export interface Count {
  /** Value of the group. */
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
  { forms, by }: LeadQuery,
  months: string[],
): Promise<Count[]> {
  const [first] = months;
  if (!first) return [];
  const ends = months.map((month) => toMonthEnd(month));
  const monthOf = ends.map((_, index) => `WHEN created_at < $${index + 2} THEN ${index}`).join(' ');
  const end = `$${ends.length + 1}`;
  const rows = await queryDatabase(
    payload,
    `SELECT ${columns[by]} AS kind, CASE ${monthOf} END AS month, count(*) AS count
     FROM submissions
     WHERE created_at >= $1 AND created_at < ${end} AND state <> 'spam'
       AND form IN (${forms.map((form) => `'${form}'`)})
     GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${MOST_ROWS}`,
    [toMonthStart(first), ...ends],
  );
  return rows.map(({ kind, month, count }) => ({
    key: String(kind ?? ''),
    month: Number(month),
    count: Number(count),
  }));
}
