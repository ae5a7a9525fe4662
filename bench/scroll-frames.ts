/** Frame times of a page while it is scrolled, in ms. */
export interface Frames {
  count: number;
  /** Intervals between frames of the page. */
  'interval p95': number;
  longest: number;
  /** Frames that took longer than two frames of a 60 Hz screen. */
  'over 32': number;
  /** CPU time of the main thread for one frame, without other load on the machine. */
  'work p95': number;
  'most work': number;
}

/** Required categories of the trace. */
export const TRACE_CATEGORIES = [
  'toplevel',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, as all times of a trace. */
  ts: number;
  tdur?: number;
}

const MILLISECOND = 1000;

/**
 * Computes the frame times of one page.
 * @param times of the frames of the page, in ms
 * @param trace of the browser, with the work of the main thread
 */
export function readFrames(times: readonly number[], trace: Buffer): Frames {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const get = (name: string) =>
    traceEvents.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const intervals = times
    .slice(1)
    .map((time, index) => (time - (times[index] ?? time)) * MILLISECOND);

  const begun = get('BeginMainThreadFrame');
  const [first] = begun;
  const tasks = get('RunTask').filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const work = begun.slice(0, -1).map(({ ts }, index) => {
    const end = begun[index + 1]?.ts ?? ts;
    return tasks
      .filter((task) => task.ts >= ts && task.ts < end)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  });
  return {
    count: times.length,
    'interval p95': toPercentile(intervals, 0.95),
    longest: toPercentile(intervals, 1),
    'over 32': intervals.filter((interval) => interval > 32 * MILLISECOND).length,
    'work p95': toPercentile(work, 0.95),
    'most work': toPercentile(work, 1),
  };
}

/** A percentile of the values, in ms. */
function toPercentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return Number((value / MILLISECOND).toFixed(1));
}
