import type { Payload } from 'payload';
import { type Form, formFacts } from '../collections/messages/forms.ts';
import { queryDatabase } from '../platform/database.ts';
import { toMonthEnd, toMonthStart } from './months.ts';

/** What messages are told apart by. A position is what an applicant typed: one spelling counts. */
const columns = { source: 'lead_source', service: 'service', position: 'lower(trim(position))' };

/** What messages of a form are counted by; not told apart when left out. */
export interface LeadQuery {
  form: Form;
  by?: keyof typeof columns | undefined;
}

/** So many messages of one kind in one month. */
export interface Count {
  /** What they have in common; nothing where they were not told apart. */
  key: string;
  /** Place of the month among those that were asked for. */
  month: number;
  count: number;
}

/** More kinds in one month than anybody reads: source and position are what strangers typed. */
const MOST_ROWS = 20_000;

/**
 * Counts the messages of each month, by one grouped statement in the database. Spam is none.
 * @param months without a gap, oldest first
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
