import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

export type ProcessState = Awaited<ReturnType<typeof readProcessState>>;

/** Measures the uptime, memory and longest event loop delay of this process, in a quarter of a second. */
export async function readProcessState() {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  await setTimeout(250);
  delays.disable();
  return {
    upSeconds: process.uptime(),
    memoryBytes: process.memoryUsage.rss(),
    loopDelaySeconds: Math.max(0, delays.max / 1e9 - 0.01),
  };
}
