import { toMonthName } from '../../leads/months.ts';

interface ChartProps {
  /** Oldest first. */
  months: string[];
  counts: number[];
}

// Parts of the drawing, in its own units.
const HEIGHT = 160;
const STEP = 60;
const DOT = 9;
const HEAD = 26;
const FOOT = 34;

/** How many came in each month: a dot on a line of its height. The tables below are its text. */
export function LeadsChart({ months, counts }: ChartProps) {
  const most = Math.max(1, ...counts);
  const ground = HEAD + HEIGHT;
  const width = Math.max(6, months.length) * STEP;
  // Names of months that would touch are left out.
  const every = Math.ceil(months.length / 12);
  return (
    <svg
      className="leads__chart"
      viewBox={`0 0 ${width} ${ground + FOOT}`}
      aria-hidden="true"
      focusable="false"
    >
      <line x1={0} x2={width} y1={ground} y2={ground} />
      {months.map((month, index) => {
        const count = counts[index] ?? 0;
        const x = STEP / 2 + index * STEP;
        const y = ground - (count / most) * HEIGHT;
        const hasName = (months.length - 1 - index) % every === 0;
        return (
          <g key={month}>
            {count > 0 && <line x1={x} x2={x} y1={ground} y2={y} />}
            {count > 0 && <circle cx={x} cy={y} r={DOT} />}
            {count > 0 && hasName && (
              <text x={x} y={y - DOT - 6}>
                {count}
              </text>
            )}
            {hasName && (
              <text x={x} y={ground + 22} className="leads__month">
                {toMonthName(month).replace(/^(\w{3})\w*/, '$1')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
