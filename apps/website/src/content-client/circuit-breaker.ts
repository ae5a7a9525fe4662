/** Runs work until it fails too often in a row; then only probes. */
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

interface CircuitBreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** Milliseconds between probes. */
  pause: number;
  /** Which errors mean that the host is down. */
  isFailure: (error: unknown) => boolean;
  now: () => number;
}

export function createCircuitBreaker({ failures, pause, isFailure, now }: CircuitBreakerOptions) {
  let failuresInARow = 0;
  let probeAt = 0;
  return {
    /** Whether the last call failed. */
    isFailing: () => failuresInARow > 0,
    isOpen: () => failuresInARow >= failures,
    /** Runs the work. Throws at once while the circuit is open. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (failuresInARow >= failures) {
        if (now() < probeAt) throw new Error('the host failed repeatedly');
        // The first caller probes; the next probe follows after another pause.
        probeAt = now() + pause;
      }
      try {
        const result = await work();
        failuresInARow = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          failuresInARow += 1;
          probeAt = now() + pause;
        }
        throw error;
      }
    },
  };
}
