import { defaultLanguage } from '@agency/content/languages';
import type { PayloadRequest } from 'payload';
import writeExcelFile from 'write-excel-file/node';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import type { MessageEvent, Submission } from '../../payload-types.ts';
import { toNumber } from '../../platform/language/format-text.ts';
import { getTimeZone, toDateField, toOffsetTime } from '../../platform/language/times.ts';
import { formFacts, forms, listAnswers } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { toLanguageName, toMessageLanguage } from '../message-language.ts';
import { stages, states } from '../workflow.ts';
import { BOM, toCsvRow, toDownload, toStream } from './csv.ts';
import { querySchema } from './list-query.ts';
import { countMessages, readBatches } from './read-inbox.ts';
import { type Colleague, getColleagues } from './readers.ts';

/** Maximum rows of a workbook, because it is built in memory. */
const MAX_ROWS = 5000;

/** Maximum characters of a cell of a workbook. */
const MAX_CHARACTERS = 32_767;

export const exportSchema = querySchema.extend({
  /** `leads` is a workbook too, with the numbers of leads. */
  format: z.enum(['xlsx', 'csv', 'leads']),
});

type ExportRequest = z.infer<typeof exportSchema>;

/** A column of an export. */
interface Column {
  heading: string;
  toCell: (message: Submission, facts: Facts) => string | Date | null | undefined;
}

interface Facts {
  colleagues: Colleague[];
  /** History of the message, oldest first, without exports. */
  events: MessageEvent[];
}

/** The heading of a column of times: a cell of a workbook has no time zone. */
const inZone = (heading: string) => `${heading} (${getTimeZone()})`;

const toDate = (time?: string | null) => time && new Date(time);

const listKnown = (): Column[] => [
  { heading: 'Reference', toCell: ({ reference }) => reference },
  { heading: 'Form', toCell: ({ form }) => formFacts[form].one },
  { heading: inZone('Received'), toCell: ({ createdAt }) => toDate(createdAt) },
  {
    heading: 'State',
    // Applications have a stage instead, except for spam.
    toCell: ({ form, state }) => (form === 'application' && state !== 'spam' ? '' : states[state]),
  },
  { heading: 'Stage', toCell: ({ stage }) => stage && stages[stage] },
  {
    heading: 'Owner',
    toCell: ({ owner }, { colleagues }) => colleagues.find(({ id }) => id === owner)?.name,
  },
  { heading: 'Starred', toCell: ({ starred }) => (starred ? 'yes' : '') },
  { heading: 'Answer by', toCell: ({ answerBy }) => answerBy && toDateField(answerBy) },
  { heading: inZone('First answered'), toCell: (one) => toDate(one.firstAnsweredAt) },
  {
    heading: inZone('Last change'),
    toCell: ({ createdAt }, { events }) => toDate(events.at(-1)?.createdAt ?? createdAt),
  },
  {
    heading: 'Notes',
    toCell: (_, { events }) =>
      events
        .filter(({ act }) => act === 'noted')
        .map(({ who, createdAt, note }) => `${who}, ${toDateField(createdAt)}: ${note}`)
        .join('\n'),
  },
  {
    heading: 'Marketing consent',
    toCell: ({ marketing }) =>
      marketing?.wording &&
      `${marketing.at ? toOffsetTime(marketing.at) : ''}: ${marketing.wording}`,
  },
  { heading: 'Source', toCell: ({ leadSource }) => leadSource },
  { heading: 'Medium', toCell: ({ context }) => context?.medium },
  { heading: 'Campaign', toCell: ({ context }) => context?.campaign },
  { heading: 'Page', toCell: ({ context }) => context?.page },
  { heading: 'Name', toCell: ({ sender }) => sender },
];

const language: Column = {
  heading: 'Language',
  toCell: (message) => toLanguageName(toMessageLanguage(message).tag, defaultLanguage.locale),
};

/** Common columns, then each field of any form once, then the language. */
export function getColumns(): Column[] {
  const labels = new Map(
    forms.flatMap((form) => formFacts[form].fields.map(({ name, label }) => [name, label.en])),
  );
  // They are the column "Name".
  for (const name of ['firstName', 'lastName', 'name']) labels.delete(name);
  const answers = [...labels].map(([name, heading]): Column => {
    const toCell: Column['toCell'] = (message) =>
      listAnswers(message).find((answer) => answer.name === name)?.value;
    return { heading, toCell };
  });
  return [...listKnown(), ...answers, language];
}

/** Exports matching messages as a file. The audit trail records it before the first byte is sent. */
export async function handleExport(req: PayloadRequest, query: ExportRequest): Promise<Response> {
  const { format, filters, search } = query;
  const count = await countMessages(req, query);
  if (format === 'xlsx' && count > MAX_ROWS) {
    throw new ApiError(
      422,
      `A workbook holds at most ${toNumber('en', MAX_ROWS)} messages, and these are ${toNumber('en', count)}. Narrow the list, or take CSV.`,
    );
  }
  // Such as `view=new form=enquiry`: filters contain no personal data, but the search text may.
  const applied = Object.entries({ view: 'all', ...filters }).map((filter) => filter.join('='));
  const searched = search.trim() ? ', some words searched for' : '';
  const detail = `${format}, ${count} rows: ${applied.join(' ')}${searched}`;
  await recordAudit(req, { act: 'exported', detail });
  const day = toDateField(new Date());
  if (format === 'leads') return toWorkbook(`leads-${day}`, 'Leads', await countLeads(req, query));
  const columns = getColumns();
  const headings = columns.map(({ heading }) => heading);
  const pages = readPages(req, query, columns);
  if (format === 'csv') {
    const text = toStream(toCsv(headings, pages));
    return toDownload(`messages-${day}.csv`, 'text/csv; charset=utf-8', text);
  }
  const rows: Cell[][] = [headings];
  for await (const page of pages) rows.push(...page);
  return toWorkbook(`messages-${day}`, 'Messages', rows);
}

type Cell = string | number | Date;

/** Rows of matching messages in batches. The export is recorded in their history first. */
async function* readPages(
  req: PayloadRequest,
  { filters, search, format }: ExportRequest,
  columns: Column[],
): AsyncGenerator<Cell[][]> {
  const colleagues = await getColleagues(req);
  for await (const page of readBatches(req, { filters, search })) {
    const ids = page.map(({ id }) => id);
    const { docs: history } = await req.payload.db.find<MessageEvent>({
      collection: 'message-events',
      where: { and: [{ messageId: { in: ids } }, { act: { not_equals: 'exported' } }] },
      sort: 'id',
      pagination: false,
    });
    const byMessage = Map.groupBy(history, ({ messageId }) => messageId);
    await recordEvents(
      req,
      page.map(({ form, id }) => ({ form, messageId: id, act: 'exported', after: format })),
    );
    yield page.map((message) => {
      const facts = { colleagues, events: byMessage.get(message.id) ?? [] };
      return columns.map(({ toCell }) => toCell(message, facts) || '');
    });
  }
}

async function* toCsv(headings: string[], pages: AsyncIterable<Cell[][]>) {
  const toText = (cell: Cell) => (cell instanceof Date ? toOffsetTime(cell) : String(cell));
  yield BOM + toCsvRow(headings);
  for await (const rows of pages) yield rows.map((cells) => toCsvRow(cells.map(toText))).join('');
}

/** How many leads came in each month from each source, and how many of them were won and lost. */
async function countLeads(req: PayloadRequest, query: ExportRequest): Promise<Cell[][]> {
  const rows = new Map<string, [string, string, number, number, number]>();
  for await (const page of readBatches(req, query)) {
    for (const { form, createdAt, leadSource, state } of page) {
      if (form === 'application') continue;
      const [month, source] = [toDateField(createdAt).slice(0, 7), leadSource ?? ''];
      const row = rows.get(month + source) ?? [month, source, 0, 0, 0];
      row[2] += 1;
      row[3] += Number(state === 'won');
      row[4] += Number(state === 'lost');
      rows.set(month + source, row);
    }
  }
  const sorted = [...rows].sort(([one], [other]) => one.localeCompare(other));
  return [['Month', 'Source', 'Received', 'Won', 'Lost'], ...sorted.map(([, row]) => row)];
}

/** A workbook with one sheet. All texts are text cells, so that no formula runs. */
async function toWorkbook(name: string, sheet: string, rows: Cell[][]): Promise<Response> {
  const toValue = (cell: Cell) =>
    cell instanceof Date
      ? new Date(`${toOffsetTime(cell).slice(0, 19)}Z`)
      : typeof cell === 'string'
        ? cell.slice(0, MAX_CHARACTERS).toWellFormed()
        : cell;
  const cells = rows.map((row, at) =>
    row.map((cell) => ({ value: toValue(cell), ...(at === 0 && { fontWeight: 'bold' as const }) })),
  );
  const columns = rows[0]?.map((heading) => ({ width: heading === 'Message' ? 60 : 18 }));
  const options = { sheet, columns, stickyRowsCount: 1, dateFormat: 'yyyy-mm-dd hh:mm' };
  const file = new Uint8Array(await writeExcelFile(cells, options).toBuffer());
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return toDownload(`${name}.xlsx`, type, file);
}
