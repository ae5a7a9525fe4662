const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Does something once, at the first sign of a visitor. */
export function atFirstTouch(act: () => void): void {
  const first = () => {
    for (const sign of SIGNS) removeEventListener(sign, first);
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, first, { passive: true });
}
