import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../api/answer.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { noteEvents } from '../collections/messages/note-events.ts';
import { toNumber } from '../panel/language/format-text.ts';
import { toDateField } from '../panel/language/times.ts';
import { getColumns } from './cells.ts';
import { BOM, toCsvRow } from './csv.ts';
import type { Filters } from './filters.ts';
import { filtersSchema, typedText } from './parse-filters.ts';
import { countMessages, type Message, readBatches } from './read-inbox.ts';
import { getColleagues } from './readers.ts';
import { toFile } from './to-file.ts';
import { MOST_ROWS, toXlsx } from './xlsx.ts';

export const exportSchema = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  filters: filtersSchema,
  words: typedText(200).default(''),
});

type Asked = z.infer<typeof exportSchema>;

/** The messages that fit, as a file. Who took how many of which is in the audit trail before the first byte leaves. */
export async function answerExport(req: PayloadRequest, asked: Asked): Promise<Response> {
  const { format, filters, words } = asked;
  const count = await countMessages(req, asked);
  if (format === 'xlsx' && count > MOST_ROWS) {
    throw new ApiError(
      422,
      `A workbook holds at most ${toNumber('en', MOST_ROWS)} messages, and these are ${toNumber('en', count)}. Narrow the list, or take CSV.`,
    );
  }
  const searched = words.trim() ? ', some words searched for' : '';
  const detail = `${format}, ${count} rows: ${toDetail(filters)}${searched}`;
  await noteInAudit(req, { act: 'exported', detail });
  const colleagues = await getColleagues(req);
  const columns = getColumns(req.payload);
  const headings = columns.map(({ heading }) => heading);
  const toRows = (messages: Message[]) =>
    messages.map((one) => columns.map(({ toCell }) => toCell(one, colleagues)));
  const name = `messages-${toDateField(new Date())}.${format}`;
  if (format === 'csv') {
    const pages = readPages(req, asked);
    return toFile(name, 'text/csv; charset=utf-8', toCsv(headings, pages, toRows));
  }
  const rows: string[][] = [];
  for await (const page of readPages(req, asked)) rows.push(...toRows(page));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return toFile(name, type, await toXlsx(headings, rows));
}

/** All that fit, some at a time, each noted in its history before it is handed on. */
async function* readPages(
  req: PayloadRequest,
  { filters, words, format }: Asked,
): AsyncGenerator<Message[]> {
  for await (const page of readBatches(req, { filters, words })) {
    await noteEvents(
      req,
      page.map(({ form, id }) => ({ form, messageId: id, act: 'exported', after: format })),
    );
    yield page;
  }
}

function toCsv(
  headings: string[],
  pages: AsyncGenerator<Message[]>,
  toRows: (messages: Message[]) => string[][],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isBegun = false;
  return new ReadableStream({
    // Called when the browser has taken what it was given: no more is read than is sent.
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

// `view=new form=enquiries`: filters name no sender.
const toDetail = (filters: Filters) =>
  Object.entries({ view: 'all', ...filters })
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
