/** Lets a number of pieces of work run at once; further ones wait their turn. */
export type Semaphore = {
  /** Takes a place, and returns how to give it back; nothing when none came free in time. */
  enter(): Promise<(() => void) | undefined>;
};

/**
 * @param places how many run at once
 * @param patience how long one waits for a place, in milliseconds
 */
export function createSemaphore(places: number, patience: number): Semaphore {
  let free = places;
  const waiting = new Set<() => void>();
  const leave = () => {
    free += 1;
    const [next] = waiting;
    next?.();
  };
  const take = () => {
    free -= 1;
    let isHeld = true;
    return () => {
      if (isHeld) leave();
      isHeld = false;
    };
  };
  return {
    enter() {
      if (free > 0) return Promise.resolve(take());
      return new Promise((resolve) => {
        const end = (isTurn: boolean) => {
          waiting.delete(turn);
          clearTimeout(timer);
          resolve(isTurn ? take() : undefined);
        };
        const turn = () => end(true);
        const timer = setTimeout(() => end(false), patience);
        waiting.add(turn);
      });
    },
  };
}
