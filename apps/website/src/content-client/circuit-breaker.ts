import { clientLimits } from './limits.ts';

/**
 * Runs work until it fails too often in a row; then only probes.
 * @param isFailure whether an error means that the host is down
 */
export function createCircuitBreaker(isFailure: (error: unknown) => boolean, now: () => number) {
  const { maxFailures, probeTime } = clientLimits;
  let failures = 0;
  let probeAt = 0;
  return {
    /** Whether the last call failed. */
    isFailing: () => failures > 0,
    isOpen: () => failures >= maxFailures,
    /** Runs the work. Throws at once while the circuit is open. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (failures >= maxFailures) {
        if (now() < probeAt) throw new Error('the host failed repeatedly');
        // The first caller probes; the next probe follows after `probeTime`.
        probeAt = now() + probeTime;
      }
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          failures += 1;
          probeAt = now() + probeTime;
        }
        throw error;
      }
    },
  };
}
