import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { translateError } from '../../panel/language/errors.ts';
import { BOM, toCsvRow } from '../inbox/csv.ts';
import { toDownload } from '../inbox/download-response.ts';
import { decidePeriod, monthSchema } from './months.ts';
import { getKinds, type Kind, kinds, readLeads } from './read-leads.ts';

export const leadsExportSchema = z.strictObject({
  kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]),
  from: monthSchema,
  until: monthSchema,
});

/** Exports the tables of a period as CSV. The audit trail records it before it is sent. */
export async function handleLeadsExport(
  req: PayloadRequest,
  { kind, ...asked }: z.infer<typeof leadsExportSchema>,
): Promise<Response> {
  if (!getKinds(req).includes(kind)) {
    throw new ApiError(
      403,
      translateError(req, ({ access }) => access.leads),
    );
  }
  const period = decidePeriod(asked, new Date());
  const { months, tables } = await readLeads(req, kind, period);
  const detail = `csv, ${kind} by month: from=${period.from} until=${period.until}`;
  await recordAudit(req, { act: 'exported', detail });
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
  return toDownload(name, 'text/csv; charset=utf-8', BOM + text);
}
