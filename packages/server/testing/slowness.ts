/** Time that a machine of usual speed takes to serialise `SAMPLE`, in milliseconds. */
const USUAL_TIME = 6;
const SAMPLE = 'a'.repeat(4 * 1024 * 1024);
const TRIES = 9;

/**
 * Measures how many times longer than usual this machine takes now, at least 1, as a factor for time limits.
 * @param clock `cpu`: processor time of this thread; `wall`: the time that a visitor waits while other processes run
 */
export function measureSlowness(clock: 'cpu' | 'wall'): number {
  const times = Array.from({ length: TRIES }, () => {
    const [cpu, wall] = [process.threadCpuUsage(), performance.now()];
    JSON.stringify(SAMPLE);
    return clock === 'cpu' ? process.threadCpuUsage(cpu).user / 1000 : performance.now() - wall;
  }).toSorted((a, b) => a - b);
  // Wall time is a mean, so that interruptions by other processes count.
  const time =
    clock === 'cpu'
      ? (times[(TRIES - 1) / 2] ?? 0)
      : times.reduce((sum, one) => sum + one, 0) / TRIES;
  return Math.max(1, time / USUAL_TIME);
}
