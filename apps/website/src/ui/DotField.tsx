import type { ReactNode } from 'react';

interface DotFieldProps {
  columns: number;
  rows: number;
  /** Its first column and its row, from zero. */
  gap: { column: number; row: number; width: number };
  className?: string | undefined;
  children?: ReactNode;
}

/** Equal dots, one a unit, with a gap in one row. One path of round caps needs fewer bytes than an element for each dot. */
export function DotField({ columns, rows, gap, className, children }: DotFieldProps) {
  const dots = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  })).filter(
    ({ column, row }) => row !== gap.row || column < gap.column || column >= gap.column + gap.width,
  );
  return (
    <svg
      className={className}
      viewBox={`0.16 0.16 ${columns - 0.32} ${rows - 0.32}`}
      stroke="currentColor"
      strokeWidth=".68"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={dots.map(({ column, row }) => `M${column}.5 ${row}.5h0`).join('')} />
      {children}
    </svg>
  );
}
