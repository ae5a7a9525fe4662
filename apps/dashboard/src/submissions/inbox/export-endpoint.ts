import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { toNumber } from '../../panel/language/format-text.ts';
import { toDateField } from '../../panel/language/times.ts';
import type { Submission } from '../../payload-types.ts';
import { recordEvents } from '../history.ts';
import { BOM, toCsvRow } from './csv.ts';
import { toDownload } from './download-response.ts';
import { getColumns } from './export-columns.ts';
import type { Filters } from './filters.ts';
import { filtersSchema, typedText } from './parse-filters.ts';
import { countMessages, readBatches } from './read-inbox.ts';
import { getColleagues } from './readers.ts';
import { MAX_ROWS, toXlsx } from './xlsx.ts';

export const exportSchema = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  filters: filtersSchema,
  words: typedText(200).default(''),
});

type ExportRequest = z.infer<typeof exportSchema>;

/** Exports matching messages as a file. The audit trail records it before the first byte is sent. */
export async function handleExport(req: PayloadRequest, asked: ExportRequest): Promise<Response> {
  const { format, filters, words } = asked;
  const count = await countMessages(req, asked);
  if (format === 'xlsx' && count > MAX_ROWS) {
    throw new ApiError(
      422,
      `A workbook holds at most ${toNumber('en', MAX_ROWS)} messages, and these are ${toNumber('en', count)}. Narrow the list, or take CSV.`,
    );
  }
  const searched = words.trim() ? ', some words searched for' : '';
  const detail = `${format}, ${count} rows: ${toDetail(filters)}${searched}`;
  await recordAudit(req, { act: 'exported', detail });
  const colleagues = await getColleagues(req);
  const columns = getColumns();
  const headings = columns.map(({ heading }) => heading);
  const toRows = (messages: Submission[]) =>
    messages.map((one) => columns.map(({ toCell }) => toCell(one, colleagues)));
  const name = `messages-${toDateField(new Date())}.${format}`;
  if (format === 'csv') {
    const pages = readPages(req, asked);
    return toDownload(name, 'text/csv; charset=utf-8', toCsv(headings, pages, toRows));
  }
  const rows: string[][] = [];
  for await (const page of readPages(req, asked)) rows.push(...toRows(page));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return toDownload(name, type, await toXlsx(headings, rows));
}

/** Matching messages in batches. The export is recorded in their history first. */
async function* readPages(
  req: PayloadRequest,
  { filters, words, format }: ExportRequest,
): AsyncGenerator<Submission[]> {
  for await (const page of readBatches(req, { filters, words })) {
    await recordEvents(
      req,
      page.map(({ form, id }) => ({ form, messageId: id, act: 'exported', after: format })),
    );
    yield page;
  }
}

function toCsv(
  headings: string[],
  pages: AsyncGenerator<Submission[]>,
  toRows: (messages: Submission[]) => string[][],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isBegun = false;
  return new ReadableStream({
    // Backpressure: no more is read than is sent.
    async pull(controller) {
      const beginning = isBegun ? '' : `${BOM}${toCsvRow(headings)}`;
      isBegun = true;
      const { value, done } = await pages.next();
      const rows = done ? '' : toRows(value).map(toCsvRow).join('');
      if (beginning || rows) controller.enqueue(encoder.encode(beginning + rows));
      if (done) controller.close();
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
}

// `view=new form=enquiries`. Filters contain no personal data.
const toDetail = (filters: Filters) =>
  Object.entries({ view: 'all', ...filters })
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
