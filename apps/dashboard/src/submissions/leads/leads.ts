import type { Endpoint, PayloadRequest } from 'payload';
import { errorResponse } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { translateError } from '../../panel/language/errors.ts';
import { queryDatabase } from '../../platform/database.ts';
import { type Form, readableForms } from '../forms.ts';
import { BOM, toCsvRow, toDownload } from '../inbox/csv.ts';
import { DIRECT } from '../lead-source.ts';
import { decidePeriod, type Period, toMonthEnd, toMonthStart, toMonths } from './months.ts';

/** Reports: leads and applications. */
export type Kind = 'leads' | 'applications';

/** Heading of the first column. */
export type Heading = 'Source' | 'Service' | 'Opening';

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

const toCapital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const bySource: Grouping = {
  heading: 'Source',
  column: 'lead_source',
  toName: (source) => (source === DIRECT ? 'Direct or unknown' : source),
};

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
  return (Object.keys(reports) as Kind[]).filter((kind) =>
    reports[kind].forms.every((form) => readable.includes(form)),
  );
}

/** Messages by source and by topic, for each month. The caller checks access (`getKinds`). */
export async function readLeads(
  { payload }: Pick<PayloadRequest, 'payload'>,
  kind: Kind,
  period: Period,
): Promise<{ months: string[]; tables: LeadTable[] }> {
  const { forms, tables } = reports[kind];
  const months = toMonths(period);
  const ends = months.map(toMonthEnd);
  const monthOf = ends.map((_, index) => `WHEN created_at < $${index + 2} THEN ${index}`).join(' ');
  const read = async ({ heading, column, toName }: Grouping): Promise<LeadTable> => {
    // Limited, because sources and positions are free text.
    const rows = await queryDatabase(
      payload,
      `SELECT ${column} AS kind, CASE ${monthOf} END AS month, count(*) AS count
       FROM submissions
       WHERE created_at >= $1 AND created_at < $${ends.length + 1} AND state <> 'spam'
         AND form IN (${forms.map((form) => `'${form}'`)})
       GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 20000`,
      [toMonthStart(period.from), ...ends],
    );
    const byName = new Map<string, Line>();
    for (const { kind: key, month, count } of rows) {
      const name = toName(String(key ?? ''));
      const line = byName.get(name) ?? addUp(name, [], months.length);
      line.counts[Number(month)] = (line.counts[Number(month)] ?? 0) + Number(count);
      line.total += Number(count);
      byName.set(name, line);
    }
    const lines = [...byName.values()];
    lines.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
    return { heading, lines, sum: addUp('All', lines, months.length) };
  };
  return { months, tables: await Promise.all(tables.map(read)) };
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

/** `GET /cms-api/leads?kind=…&from=…&until=…` exports the tables as CSV. The audit trail records it first. */
export const leadsExport: Endpoint = {
  path: '/leads',
  method: 'get',
  handler: async (req) => {
    const kind = getKinds(req).find((one) => one === req.query.kind);
    if (!kind)
      return errorResponse(
        req.user ? 403 : 401,
        translateError(req, ({ access }) => access.leads),
      );
    const period = decidePeriod(req.query, new Date());
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
  },
};
