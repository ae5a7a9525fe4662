import { defaultLanguage } from '@agency/content/languages';
import type { PayloadRequest } from 'payload';
import writeExcelFile from 'write-excel-file/node';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { toNumber } from '../../panel/language/format-text.ts';
import { toDateField, toOffsetTime } from '../../panel/language/times.ts';
import type { Submission } from '../../payload-types.ts';
import { formFacts, forms, listAnswers } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { toLanguageName, toMessageLanguage } from '../message-language.ts';
import { stages, states } from '../workflow.ts';
import { BOM, toCsvRow, toDownload, toStream } from './csv.ts';
import { filtersSchema, searchSchema } from './list-query.ts';
import { countMessages, readBatches } from './read-inbox.ts';
import { type Colleague, getColleagues } from './readers.ts';

/** Maximum rows of a workbook, because it is built in memory. */
const MAX_ROWS = 5000;

/** Maximum characters of a cell of a workbook. */
const MAX_CHARACTERS = 32_767;

export const exportSchema = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  filters: filtersSchema,
  words: searchSchema.default(''),
});

type ExportRequest = z.infer<typeof exportSchema>;

/** A column of an export. */
interface Column {
  heading: string;
  toCell: (message: Submission, colleagues: Colleague[]) => string | null | undefined;
}

const toTime = (time?: string | null) => time && toOffsetTime(time);

const known: Column[] = [
  { heading: 'Reference', toCell: ({ reference }) => reference },
  { heading: 'Form', toCell: ({ form }) => formFacts[form].one },
  { heading: 'Received', toCell: ({ createdAt }) => toTime(createdAt) },
  {
    heading: 'State',
    // Applications have a stage instead, except for spam.
    toCell: ({ form, state }) => (form === 'application' && state !== 'spam' ? '' : states[state]),
  },
  { heading: 'Stage', toCell: ({ stage }) => stage && stages[stage] },
  {
    heading: 'Owner',
    toCell: ({ owner }, colleagues) => colleagues.find(({ id }) => id === owner)?.name,
  },
  { heading: 'Starred', toCell: ({ starred }) => (starred ? 'yes' : '') },
  { heading: 'Answer by', toCell: ({ answerBy }) => answerBy && toDateField(answerBy) },
  { heading: 'First answered', toCell: ({ firstAnsweredAt }) => toTime(firstAnsweredAt) },
  {
    heading: 'Marketing consent',
    toCell: ({ marketing }) =>
      marketing?.wording && `${toTime(marketing.at) ?? ''}: ${marketing.wording}`,
  },
  { heading: 'Source', toCell: ({ leadSource }) => leadSource },
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
  return [...known, ...answers, language];
}

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
  // Such as `view=new form=enquiry`: filters contain no personal data, but the search text may.
  const told = Object.entries({ view: 'all', ...filters }).map((filter) => filter.join('='));
  const searched = words.trim() ? ', some words searched for' : '';
  const detail = `${format}, ${count} rows: ${told.join(' ')}${searched}`;
  await recordAudit(req, { act: 'exported', detail });
  const columns = getColumns();
  const headings = columns.map(({ heading }) => heading);
  const pages = readPages(req, asked, columns);
  const name = `messages-${toDateField(new Date())}.${format}`;
  if (format === 'csv')
    return toDownload(name, 'text/csv; charset=utf-8', toStream(toCsv(headings, pages)));
  const rows: string[][] = [];
  for await (const page of pages) rows.push(...page);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return toDownload(name, type, await toXlsx(headings, rows));
}

/** Rows of matching messages in batches. The export is recorded in their history first. */
async function* readPages(
  req: PayloadRequest,
  { filters, words, format }: ExportRequest,
  columns: Column[],
): AsyncGenerator<string[][]> {
  const colleagues = await getColleagues(req);
  for await (const page of readBatches(req, { filters, words })) {
    await recordEvents(
      req,
      page.map(({ form, id }) => ({ form, messageId: id, act: 'exported', after: format })),
    );
    yield page.map((message) => columns.map(({ toCell }) => toCell(message, colleagues) || ''));
  }
}

async function* toCsv(headings: string[], pages: AsyncIterable<string[][]>) {
  yield BOM + toCsvRow(headings);
  for await (const rows of pages) yield rows.map(toCsvRow).join('');
}

/** A workbook with one sheet. All cells are text, so that no formula runs. */
async function toXlsx(headings: string[], rows: string[][]): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((cells) =>
      cells.map((value) => ({
        value: value.slice(0, MAX_CHARACTERS).toWellFormed(),
        type: String,
      })),
    ),
  ];
  const columns = headings.map((heading) => ({ width: heading === 'Message' ? 60 : 16 }));
  const options = { sheet: 'Messages', columns, stickyRowsCount: 1 };
  return new Uint8Array(await writeExcelFile(sheet, options).toBuffer());
}
