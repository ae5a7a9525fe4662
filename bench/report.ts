import { cpus, totalmem } from 'node:os';

/** A table of results: named rows, with a cell for each column that a row has. */
export interface Table {
  title: string;
  rows: Record<string, Record<string, string>>;
}

/** A number with three significant digits. */
export function toFigure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits });
}

/** The ratio of the first to the second. */
export function toRatio(value: number | undefined, other: number | undefined): string {
  return value === undefined || !other ? '–' : `× ${toFigure(value / other)}`;
}

/** The machine, because figures of different machines cannot be compared. */
export function describeMachine(isPinned: boolean): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const pinned = isPinned
    ? 'each server on one core, the load on another'
    : 'servers and load share all cores';
  return `${cpus().length} × ${model}, ${memory} GB, Node ${process.versions.node}; ${pinned}`;
}

/** Tables as Markdown. */
export function toMarkdown(tables: Table[]): string {
  return tables.map(({ title, rows }) => `### ${title}\n\n${toRows(rows).join('\n')}\n`).join('\n');
}

function toRows(rows: Table['rows']): string[] {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    toLine(['', ...columns]),
    toLine(['---', ...columns.map(() => '---:')]),
    ...Object.entries(rows).map(([name, row]) =>
      toLine([name, ...columns.map((column) => row[column] ?? '')]),
    ),
  ];
}

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->';
const END = '<!-- /figures -->';

/** Replaces the figures between two markers of a document. */
export function putTables(document: string, text: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('the document has lost the marks of its figures');
  return `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n${document.slice(end)}`;
}
