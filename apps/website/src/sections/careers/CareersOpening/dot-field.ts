/** A field of equal dots, one a unit, with a gap in one of its rows. */
export interface DotField {
  columns: number;
  rows: number;
  /** First column and row of the gap, from zero. */
  gap: { column: number; row: number; width: number };
}

/** The field beside the margins, and the one of a narrow screen. `CareersOpening.module.css` places the gap. */
export const wideField: DotField = {
  columns: 25,
  rows: 9,
  gap: { column: 15, row: 4, width: 5 },
};
export const tallField: DotField = {
  columns: 11,
  rows: 13,
  gap: { column: 3, row: 7, width: 6 },
};

/** The field as one path: a round cap at the centre of each dot costs a few bytes instead of an element. */
export function toDotPath({ columns, rows, gap }: DotField): string {
  const isGap = (column: number, row: number) =>
    row === gap.row && column >= gap.column && column < gap.column + gap.width;
  return Array.from({ length: rows }, (_, row) => {
    const dots = Array.from({ length: columns }, (__, column) => column).filter(
      (column) => !isGap(column, row),
    );
    return dots.map((column) => `M${column}.5 ${row}.5h0`).join('');
  }).join('');
}
