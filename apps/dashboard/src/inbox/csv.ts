// What a spreadsheet takes for the beginning of a formula, in the wide forms of East Asian keyboards, too.
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/u;

/** What a CSV file begins with so that a spreadsheet reads its letters. */
export const BOM = '\uFEFF';

/**
 * One row: every cell quoted, CRLF at its end. What a spreadsheet would calculate gets an apostrophe before it and stays text.
 */
export function toCsvRow(cells: string[]): string {
  const quoted = cells.map((cell) => {
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return `"${safe.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
