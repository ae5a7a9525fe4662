import writeExcelFile from 'write-excel-file/node';

/** Most rows of a workbook: it is put together in memory. */
export const MAX_ROWS = 5000;

// A cell of a workbook holds no more.
const MOST_CHARACTERS = 32_767;

const WIDTHS = { narrow: 16, wide: 60 };

/** A workbook of one sheet. Every cell is text, so nothing in it is calculated. */
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
