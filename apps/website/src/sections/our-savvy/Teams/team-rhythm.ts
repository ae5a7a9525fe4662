// Units of the SVG's view box.
const PITCH = 60;
const MIDDLE = 60;
/** Radius of a silent beat. */
const REST = 2.4;
/** Radius of the loudest. */
const LAST = 29;

export interface Beat {
  x: number;
  y: number;
  r: number;
  kind: 'rest' | 'beat' | 'last';
}

/** Converts digits to dots: the larger the digit, the larger the dot. */
export function toBeats(rhythm: string): Beat[] {
  return [...rhythm].map((digit, step) => {
    const loudness = Number(digit);
    const isLast = step === rhythm.length - 1;
    return {
      x: PITCH / 2 + step * PITCH - (isLast ? 2 : 0),
      y: MIDDLE,
      r: loudness === 0 ? REST : Number((REST + (LAST - REST) * (loudness / 9)).toFixed(1)),
      kind: isLast ? 'last' : loudness === 0 ? 'rest' : 'beat',
    };
  });
}
