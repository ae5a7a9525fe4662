import { toPlainCell } from '../platform/plain-cell.ts';

/** What a CSV file begins with so that a spreadsheet reads its letters. */
export const BOM = '\uFEFF';

/** One row: every cell quoted and plain text, CRLF at its end. */
export function toCsvRow(cells: string[]): string {
  const quoted = cells.map((cell) => `"${toPlainCell(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
