const COLUMNS = 13;
const ROWS = 3;
const GAP = { column: 8, row: 1 };

/** The field of dots again, complete: the gap is filled with the brightest dot. */
export function FilledGap() {
  const dots = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    column: index % COLUMNS,
    row: Math.floor(index / COLUMNS),
  })).filter(({ column, row }) => column !== GAP.column || row !== GAP.row);
  return (
    <svg viewBox={`0.16 0.1 ${COLUMNS - 0.32} ${ROWS - 0.2}`} aria-hidden="true">
      <path
        d={dots.map(({ column, row }) => `M${column}.5 ${row}.5h0`).join('')}
        stroke="currentColor"
        strokeWidth=".68"
        strokeLinecap="round"
      />
      <circle cx={GAP.column + 0.5} cy={GAP.row + 0.5} r=".46" data-filled="" />
    </svg>
  );
}
