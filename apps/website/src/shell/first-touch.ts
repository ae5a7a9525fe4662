const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Resolves at the first sign of a visitor. */
export const firstTouch = new Promise((resolve) => {
  for (const sign of SIGNS) addEventListener(sign, resolve, { passive: true, once: true });
});
