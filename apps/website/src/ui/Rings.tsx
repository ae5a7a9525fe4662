/** Rings of constant pitch, each stroke thinner than the last. Lengths are in units of the view box. */
export interface RingsProps {
  first: number;
  pitch: number;
  count: number;
  stroke: number;
  /** Ratio of a stroke to the one before. */
  decay: number;
}

export function Rings({ first, pitch, count, stroke, decay }: RingsProps) {
  return Array.from({ length: count }, (_, index) => first + index * pitch).map((radius, index) => (
    <circle
      key={radius}
      r={radius}
      fill="none"
      stroke="currentColor"
      strokeWidth={Number((stroke * decay ** index).toFixed(1))}
    />
  ));
}
