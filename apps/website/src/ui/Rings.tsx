/** Rings of a speaking dot: constant pitch, each stroke thinner than the last. Lengths are in units of the view box. */
export interface RingsProps {
  /** Radius of the first ring. */
  first: number;
  /** Distance from ring to ring. */
  pitch: number;
  count: number;
  /** Stroke of the first ring. */
  stroke: number;
  /** Each stroke is this much of the one before. */
  decay: number;
}

/** The circles alone, to be set into an `svg`. */
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
