import type { ReactNode } from 'react';

interface DotFieldProps {
  columns: number;
  rows: number;
  /** Its first column and its row, from zero. */
  gap: { column: number; row: number; width: number };
  className?: string | undefined;
  children?: ReactNode;
}

/** Equal dots as one path of round caps. Equal steps are compressed to a fraction of what positions need. */
export const toDotPath = (dots: readonly { x: number; y: number }[]): string =>
  dots
    .map(({ x, y }, at) => `m${x - (dots[at - 1]?.x ?? 0)} ${y - (dots[at - 1]?.y ?? 0)}h0`)
    .join('');

/** Equal dots, one a unit, with a gap in one row. */
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
      <path d={toDotPath(dots.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 })))} />
      {children}
    </svg>
  );
}
