/** Decides when copies may go because the dashboard no longer has their originals. */
export interface LossConfirmation {
  /**
   * Whether a loss may be believed for good: a small one at once, one of most records only when it has been seen
   * again and again for a while. A dashboard started on an empty database looks the same at first.
   * @param name of what shrinks; @param before records that are kept; @param after how many of them are left
   */
  isConfirmed(name: string, before: number, after: number): boolean;
}

/** So few records may go at once, however few there are. */
const HANDFUL = 5;
/** For so long a larger loss must be seen at every look, in milliseconds. */
export const CONFIRMATION_TIME = 10 * 60 * 1000;

/** @param now milliseconds of a clock that nobody sets */
export function createLossConfirmation(now: () => number): LossConfirmation {
  const firstSeen = new Map<string, number>();
  return {
    isConfirmed(name, before, after) {
      const lost = before - after;
      if (lost <= HANDFUL || lost <= before / 2) {
        firstSeen.delete(name);
        return true;
      }
      const since = firstSeen.get(name) ?? now();
      firstSeen.set(name, since);
      if (now() - since < CONFIRMATION_TIME) return false;
      firstSeen.delete(name);
      return true;
    },
  };
}
