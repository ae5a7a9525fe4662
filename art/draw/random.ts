/** Seeded random numbers: the same seed always gives the same drawing. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

/** Mulberry32: small, fast and sufficiently uniform. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}
