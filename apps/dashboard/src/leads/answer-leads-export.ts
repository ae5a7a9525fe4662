import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../api/answer.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { BOM, toCsvRow } from '../inbox/csv.ts';
import { toFile } from '../inbox/to-file.ts';
import { translateError } from '../panel/language/errors.ts';
import { decidePeriod, monthSchema } from './months.ts';
import { getKinds, type Kind, kinds, readLeads } from './read-leads.ts';

export const leadsExportSchema = z.strictObject({
  kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]),
  from: monthSchema,
  until: monthSchema,
});

/** The tables of a period as CSV, every line of them. Who took it is in the audit trail before it leaves. */
export async function answerLeadsExport(
  req: PayloadRequest,
  { kind, ...asked }: z.infer<typeof leadsExportSchema>,
): Promise<Response> {
  if (!(await getKinds(req)).includes(kind)) {
    throw new ApiError(
      403,
      translateError(req, ({ access }) => access.leads),
    );
  }
  const period = decidePeriod(asked, new Date());
  const { months, tables } = await readLeads(req, kind, period);
  const detail = `csv, ${kind} by month: from=${period.from} until=${period.until}`;
  await noteInAudit(req, { act: 'exported', detail });
  const text = tables
    .map(({ heading, lines, sum }) =>
      [
        toCsvRow([heading, ...months, 'All']),
        ...[...lines, sum].map(({ name, counts, total }) =>
          toCsvRow([name, ...counts.map(String), String(total)]),
        ),
      ].join(''),
    )
    .join('\r\n');
  const name = `${kind}-${period.from}-${period.until}.csv`;
  return toFile(name, 'text/csv; charset=utf-8', BOM + text);
}
