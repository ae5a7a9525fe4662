import writeExcelFile from 'write-excel-file/node';

/** Maximum rows, because a workbook is built in memory. */
export const MAX_ROWS = 5000;

// Limit of a cell.
const MOST_CHARACTERS = 32_767;

const WIDTHS = { narrow: 16, wide: 60 };

/** A workbook with one sheet. All cells are text, so that no formula runs. */
export async function toXlsx(
  headings: string[],
  rows: string[][],
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((cells) =>
      cells.map((value) => ({
        value: value.slice(0, MOST_CHARACTERS).toWellFormed(),
        type: String,
      })),
    ),
  ];
  const columns = headings.map((heading) => ({
    width: heading === 'Message' ? WIDTHS.wide : WIDTHS.narrow,
  }));
  const options = { sheet: 'Messages', columns, stickyRowsCount: 1 };
  return new Uint8Array(await writeExcelFile(sheet, options).toBuffer());
}
