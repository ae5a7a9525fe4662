/** Lets work through until it fails too often in a row, then only one probe every so often. */
export interface CircuitBreaker {
  /** Runs the work, or throws at once while the circuit is open. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether the last try says that the other side is down. */
  isFailing(): boolean;
  /** Whether it failed so often that only probes are let through. */
  isOpen(): boolean;
}

/** Thrown instead of waiting for a host that has just failed several times. */
class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

/**
 * @param failures how many in a row open the circuit
 * @param pause milliseconds between probes
 * @param isFailure which errors say that the other side is down
 */
export function createCircuitBreaker({
  failures,
  pause,
  isFailure,
  now,
}: {
  failures: number;
  pause: number;
  isFailure: (error: unknown) => boolean;
  now: () => number;
}): CircuitBreaker {
  let inARow = 0;
  let probeAt = 0;
  return {
    isFailing: () => inARow > 0,
    isOpen: () => inARow >= failures,
    async run(work) {
      if (inARow >= failures) {
        if (now() < probeAt) throw new CircuitOpenError('the host failed repeatedly');
        // Whoever comes first probes; the next one only after another pause.
        probeAt = now() + pause;
      }
      try {
        const result = await work();
        inARow = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          inARow += 1;
          probeAt = now() + pause;
        }
        throw error;
      }
    },
  };
}
