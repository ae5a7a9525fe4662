/** Beats of a team's rhythm, and the field each is drawn in. */
const PITCH = 60;
const MIDDLE = 60;
const REST = 2.4;
const LAST = 29;

/** One beat as a dot; a rest is the smallest one. */
export interface Beat {
  x: number;
  y: number;
  r: number;
  kind: 'rest' | 'beat' | 'last';
}

/** Sixteen digits as sixteen dots, from a rest to the loudest, all teams landing together on the last one. */
export function toBeats(rhythm: string): Beat[] {
  return [...rhythm].map((digit, step) => {
    const loudness = Number(digit);
    const isLast = step === rhythm.length - 1;
    return {
      x: PITCH / 2 + step * PITCH - (isLast ? 2 : 0),
      y: MIDDLE,
      r: loudness === 0 ? REST : Number((2.4 + (LAST - 2.4) * (loudness / 9)).toFixed(1)),
      kind: isLast ? 'last' : loudness === 0 ? 'rest' : 'beat',
    };
  });
}
