import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { translateError } from '../../panel/language/errors.ts';
import { queryDatabase } from '../../platform/database.ts';
import { type Form, readableForms } from '../forms.ts';
import { BOM, toCsvRow, toDownload } from '../inbox/csv.ts';
import { toSourceLabel } from '../lead-source.ts';
import {
  decidePeriod,
  monthSchema,
  type Period,
  toMonthEnd,
  toMonthStart,
  toMonths,
} from './months.ts';

const kindNames = ['leads', 'applications'] as const;

/** Reports: leads and applications. */
export type Kind = (typeof kindNames)[number];

/** Heading of the first column. */
export type Heading = 'Source' | 'Service' | 'Opening';

/** Number of messages of a group in a month. */
interface Count {
  /** Value of the group. */
  key: string;
  /** Index of the month. */
  month: number;
  count: number;
}

/** A row of the table: counts by month, and total. */
export interface Line {
  name: string;
  counts: number[];
  total: number;
}

export interface LeadTable {
  heading: Heading;
  /** Largest first. */
  lines: Line[];
  /** Sum of all rows. */
  sum: Line;
}

interface Grouping {
  heading: Heading;
  /** SQL of the column. */
  column: string;
  toName: (key: string) => string;
}

const bySource: Grouping = { heading: 'Source', column: 'lead_source', toName: toSourceLabel };

const toCapital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const reports: Record<Kind, { forms: Form[]; tables: Grouping[] }> = {
  leads: {
    forms: ['contact', 'enquiry'],
    tables: [
      bySource,
      {
        heading: 'Service',
        // A message names no service.
        column: `CASE WHEN form = 'enquiry' THEN about ELSE '' END`,
        toName: (service) => (service ? toCapital(service) : 'None (contact form)'),
      },
    ],
  },
  applications: {
    forms: ['application'],
    // A position is free text, so its spelling is normalised.
    tables: [bySource, { heading: 'Opening', column: 'lower(trim(about))', toName: toCapital }],
  },
};

/** Reports that the user may read. */
export function getKinds(req: Pick<PayloadRequest, 'user'>): Kind[] {
  const readable = readableForms(req);
  return kindNames.filter((kind) => reports[kind].forms.every((form) => readable.includes(form)));
}

/** Messages by source and by topic, for each month. The caller checks access (`getKinds`). */
export async function readLeads(
  { payload }: Pick<PayloadRequest, 'payload'>,
  kind: Kind,
  period: Period,
): Promise<{ months: string[]; tables: LeadTable[] }> {
  const { forms, tables } = reports[kind];
  const months = toMonths(period);
  return {
    months,
    tables: await Promise.all(
      tables.map(async ({ heading, column, toName }) =>
        toTable(heading, await countByMonth(payload, forms, column, months), months.length, toName),
      ),
    ),
  };
}

/**
 * Counts messages without spam by month, in one SQL statement.
 * @param months without gaps, oldest first
 */
async function countByMonth(
  payload: Payload,
  forms: Form[],
  column: string,
  months: string[],
): Promise<Count[]> {
  const ends = months.map((month) => toMonthEnd(month));
  const monthOf = ends.map((_, index) => `WHEN created_at < $${index + 2} THEN ${index}`).join(' ');
  // Limited, because sources and positions are free text.
  const rows = await queryDatabase(
    payload,
    `SELECT ${column} AS kind, CASE ${monthOf} END AS month, count(*) AS count
     FROM submissions
     WHERE created_at >= $1 AND created_at < $${ends.length + 1} AND state <> 'spam'
       AND form IN (${forms.map((form) => `'${form}'`)})
     GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 20000`,
    [toMonthStart(months[0] ?? ''), ...ends],
  );
  return rows.map(({ kind, month, count }) => ({
    key: String(kind ?? ''),
    month: Number(month),
    count: Number(count),
  }));
}

/** Builds a table, largest row first. */
export function toTable(
  heading: Heading,
  counts: Count[],
  months: number,
  toName: (key: string) => string,
): LeadTable {
  const byName = new Map<string, Line>();
  for (const { key, month, count } of counts) {
    const name = toName(key);
    const line = byName.get(name) ?? addUp(name, [], months);
    line.counts[month] = (line.counts[month] ?? 0) + count;
    line.total += count;
    byName.set(name, line);
  }
  const lines = [...byName.values()];
  lines.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  return { heading, lines, sum: addUp('All', lines, months) };
}

const addUp = (name: string, lines: Line[], months: number): Line => ({
  name,
  counts: Array.from({ length: months }, (_, month) =>
    lines.reduce((sum, { counts }) => sum + (counts[month] ?? 0), 0),
  ),
  total: lines.reduce((sum, { total }) => sum + total, 0),
});

/** Rows on the screen; the rest is summed up in one more row. */
const MOST_LINES = 15;

/** Table for the screen: the largest rows, and one for the rest. */
export function toShortTable(table: LeadTable): LeadTable {
  const rest = table.lines.slice(MOST_LINES);
  if (rest.length <= 1) return table;
  const others = addUp(`${rest.length} others`, rest, table.sum.counts.length);
  return { ...table, lines: [...table.lines.slice(0, MOST_LINES), others] };
}

export const leadsExportSchema = z.strictObject({
  kind: z.enum(kindNames),
  from: monthSchema,
  until: monthSchema,
});

/** Exports the tables of a period as CSV. The audit trail records it before it is sent. */
export async function handleLeadsExport(
  req: PayloadRequest,
  { kind, ...asked }: z.infer<typeof leadsExportSchema>,
): Promise<Response> {
  if (!getKinds(req).includes(kind)) {
    const message = translateError(req, ({ access }) => access.leads);
    throw new ApiError(403, message);
  }
  const period = decidePeriod(asked, new Date());
  const { months, tables } = await readLeads(req, kind, period);
  const detail = `csv, ${kind} by month: from=${period.from} until=${period.until}`;
  await recordAudit(req, { act: 'exported', detail });
  const toRow = ({ name, counts, total }: Line) =>
    toCsvRow([name, ...counts.map(String), String(total)]);
  const texts = tables.map(
    ({ heading, lines, sum }) =>
      toCsvRow([heading, ...months, 'All']) + [...lines, sum].map(toRow).join(''),
  );
  const name = `${kind}-${period.from}-${period.until}.csv`;
  return toDownload(name, 'text/csv; charset=utf-8', BOM + texts.join('\r\n'));
}
