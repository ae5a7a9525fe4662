import { escapeFormula } from '../platform/escape-formula.ts';

/** What a CSV file begins with so that a spreadsheet reads its letters. */
export const BOM = '\uFEFF';

/** One row: every cell quoted and plain text, CRLF at its end. */
export function toCsvRow(cells: string[]): string {
  const quoted = cells.map((cell) => `"${toCsvCell(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/**
 * A text that a spreadsheet shows as it is, whatever sign it takes for the end of a cell: that depends on the country of whoever
 * opens the file, and quotes hold only where it is the comma. An apostrophe stands before whatever would be calculated or
 * shown otherwise.
 */
function toCsvCell(text: string): string {
  const plain = escapeFormula(text.replace(INNER_FORMULA, "$&'"));
  return plain === text && isRead(text) ? `'${text}` : plain;
}

/** The end of a cell or row, behind which a formula would begin. */
const INNER_FORMULA = /[;,|\t\r\n"][\s\p{C}]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])/gu;

/** What keeps all its digits when it is read as a number or a day: whole numbers, and our own days and months. */
const KEEPS_DIGITS = /^(?:0|[1-9]\d{0,14}|\d{4}-\d\d(?:-\d\d)?)$/;

const WORDS = new RegExp(`(?<!\\p{L})(?:e|am|pm|${listMonths().join('|')})(?!\\p{L})`, 'giu');

/** Whether a spreadsheet reads a text as a number, day, time or yes and no, and shows another text. */
function isRead(text: string): boolean {
  if (/^(?:true|false)$/i.test(text.trim())) return true;
  if (!/\p{Nd}/u.test(text) || KEEPS_DIGITS.test(text)) return false;
  return !/\p{L}/u.test(text.replace(WORDS, ''));
}

/** Names of months as spreadsheets of some languages read them. */
function listMonths(): string[] {
  const names = ['en', 'ar', 'de', 'fr'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
    }),
  );
  const bare = names.map((name) => name.replace(/\.$/, ''));
  // The longest first: none is cut by a shorter one.
  return [...new Set(bare)].sort((one, other) => other.length - one.length);
}
