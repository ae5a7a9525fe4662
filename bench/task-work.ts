/** The fields of a trace event that we read. Times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of its thread, where the system reports it. */
  tdur?: number;
}

const TASK = /(?:^|::)RunTask$/;

/**
 * Shortens every task of a browser's trace to its CPU time, and moves its events with it. This removes the time
 * that tasks wait for a core or another process: on a machine with few cores most of a page's load time.
 * @param trace JSON as the browser wrote it
 */
export function removeWaits(trace: string): string {
  const { traceEvents, ...rest } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  for (const events of threads.values()) {
    let task = { start: 0, end: 0, share: 1 };
    const move = (time: number) =>
      Math.round(task.start + (Math.min(time, task.end) - task.start) * task.share);
    // Of events with the same start the longest comes first: the task, then its parts.
    for (const event of events.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
      const { ts, dur, tdur = dur } = event;
      if (TASK.test(event.name) && dur && tdur !== undefined)
        task = { start: ts, end: ts + dur, share: Math.min(1, tdur / dur) };
      if (ts >= task.end) continue;
      event.ts = move(ts);
      if (dur !== undefined) event.dur = move(ts + dur) - event.ts;
    }
  }
  return JSON.stringify({ ...rest, traceEvents });
}
