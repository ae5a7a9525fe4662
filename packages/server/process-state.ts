import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** How a process is. */
export interface ProcessState {
  /** Since it was started. */
  upSeconds: number;
  memoryBytes: number;
  /** Longest time its event loop stood still while it was looked at. */
  loopDelaySeconds: number;
}

/** For how long it is looked at, in milliseconds. */
const LOOK = 250;

/** Looks how this process is; takes a quarter of a second. */
export async function readProcessState(): Promise<ProcessState> {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  await setTimeout(LOOK);
  delays.disable();
  return {
    upSeconds: process.uptime(),
    memoryBytes: process.memoryUsage.rss(),
    loopDelaySeconds: Math.max(0, delays.max / 1e9 - 0.01),
  };
}
