import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { escapeFormula } from '../../platform/escape-formula.ts';

/** Byte order mark, so that spreadsheets detect UTF-8. */
export const BOM = '\uFEFF';

/** A CSV row with quoted cells and CRLF. */
export function toCsvRow(cells: string[]): string {
  const quoted = cells.map((cell) => `"${toCsvCell(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/**
 * Escapes a text so that spreadsheets show it unchanged, whatever separator they use by country: an apostrophe
 * precedes formulas and values that would be converted.
 */
function toCsvCell(text: string): string {
  const plain = escapeFormula(text.replace(INNER_FORMULA, "$&'"));
  return plain === text && isRead(text) ? `'${text}` : plain;
}

/** A separator before a formula. */
const INNER_FORMULA = /[;,|\t\r\n"][\s\p{C}]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])/gu;

/** Numbers and dates that spreadsheets show unchanged. */
const KEEPS_DIGITS = /^(?:0|[1-9]\d{0,14}|\d{4}-\d\d(?:-\d\d)?)$/;

const WORDS = new RegExp(`(?<!\\p{L})(?:e|am|pm|${listMonths().join('|')})(?!\\p{L})`, 'giu');

/** Whether a spreadsheet converts a text to a number, date, time or boolean, and shows it differently. */
function isRead(text: string): boolean {
  if (/^(?:true|false)$/i.test(text.trim())) return true;
  if (!/\p{Nd}/u.test(text) || KEEPS_DIGITS.test(text)) return false;
  return !/\p{L}/u.test(text.replace(WORDS, ''));
}

/** Month names that spreadsheets recognise in some languages. */
function listMonths(): string[] {
  const names = ['en', 'ar', 'de', 'fr'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15)));
    }),
  );
  const bare = names.map((name) => name.replace(/\.$/, ''));
  // Longest first, so that the regular expression prefers them.
  return [...new Set(bare)].sort((one, other) => other.length - one.length);
}

/** An uncached response that browsers save as a file. */
export const toDownload = (name: string, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });

/** A text that is sent while it is made, not faster than it is received. */
export const toStream = (pieces: AsyncIterable<string>) =>
  ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()) as unknown as BodyInit;
