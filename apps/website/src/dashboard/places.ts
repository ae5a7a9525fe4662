/** A number of places for work; who finds none waits in line. */
export interface Places {
  /**
   * Runs the work when there is a place.
   * @param signal ends the waiting
   * @throws {NoPlaceError} when the line is full or the waiting ended
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** Thrown when this process already waits for too much: no fault of the other side. */
export class NoPlaceError extends Error {
  override name = 'NoPlaceError';
}

/** @param count places; @param longestLine how many may wait */
export function createPlaces(count: number, longestLine: number): Places {
  let taken = 0;
  const line = new Set<() => void>();

  function enter(signal: AbortSignal): Promise<void> {
    if (taken < count) {
      taken += 1;
      return Promise.resolve();
    }
    if (line.size >= longestLine) return Promise.reject(new NoPlaceError('the line is full'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.delete(advance);
        reject(new NoPlaceError('waited too long'));
      };
      const advance = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      line.add(advance);
    });
  }

  // A place is handed to the next in line without becoming free in between.
  function give(): void {
    const [next] = line;
    if (!next) {
      taken -= 1;
      return;
    }
    line.delete(next);
    next();
  }

  return {
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
