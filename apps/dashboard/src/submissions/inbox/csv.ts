import { ReadableStream, TextEncoderStream } from 'node:stream/web';

/** Byte order mark, so that spreadsheets detect UTF-8. */
export const BOM = '\uFEFF';

/** A CSV row with quoted cells and CRLF. */
export function toCsvRow(cells: string[]): string {
  const quoted = cells.map((cell) => `"${toCsvCell(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/**
 * Escapes a text so that no spreadsheet calculates it, whatever separator it uses by country: an apostrophe precedes
 * formulas. A telephone number is none, and other programs take it only as it is.
 */
const toCsvCell = (text: string): string =>
  PHONE.test(text) ? text : text.replace(INNER_FORMULA, "$&'").replace(FORMULA, "'$&");

const PHONE = /^[+(]?\p{Nd}[\p{Nd} ()./-]+$/u;

// Start of a formula, also in full-width forms and after invisible characters.
const FORMULA = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/u;

/** A separator before a formula. */
const INNER_FORMULA = /[;,|\t\r\n"][\s\p{C}]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])/gu;

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

/** Streams a text with backpressure. */
export const toStream = (pieces: AsyncIterable<string>) =>
  ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()) as unknown as BodyInit;
