import { Rings } from '../../../ui/Rings.tsx';

const SLICES = [
  { top: 0, height: 51, shift: -2 },
  { top: 51, height: 46, shift: -1 },
  { top: 97, height: 62, shift: -5 },
  { top: 159, height: 63, shift: 22 },
  { top: 222, height: 46, shift: 28 },
  { top: 268, height: 58, shift: -57 },
  { top: 326, height: 40, shift: 76 },
  { top: 366, height: 98, shift: -55 },
  { top: 464, height: 107, shift: 43 },
  { top: 571, height: 85, shift: -67 },
  { top: 656, height: 33, shift: -32 },
  { top: 689, height: 70, shift: 43 },
  { top: 759, height: 71, shift: 4 },
  { top: 830, height: 78, shift: 10 },
];

/** Rings, cut in slices that are shifted. */
export const FeedbackRings = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 1000 900" aria-hidden="true">
    <defs>
      <g id="feedback" transform="translate(600,450)">
        <circle r={14} fill="currentColor" />
        <Rings first={40} pitch={50} count={9} stroke={25} decay={0.84} />
      </g>
    </defs>
    {SLICES.map(({ top, height, shift }) => (
      <g key={top} clipPath={`url(#slice-${top})`}>
        <clipPath id={`slice-${top}`}>
          <rect x={-400} y={top} width={2000} height={height} />
        </clipPath>
        <use href="#feedback" x={shift} />
      </g>
    ))}
  </svg>
);
