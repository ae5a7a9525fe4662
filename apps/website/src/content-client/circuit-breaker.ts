import { clientLimits } from './limits.ts';

/**
 * Runs work until it fails too often in a row; then only probes.
 * @param isFailure whether an error means that the host is down
 */
export function createCircuitBreaker(isFailure: (error: unknown) => boolean, now: () => number) {
  const { failuresInARow: failures, probeTime: pause } = clientLimits;
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
