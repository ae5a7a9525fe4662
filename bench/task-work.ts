/** What is read of an event of a trace. Times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long its thread computed, where the system says so. */
  tdur?: number;
}

const TASK = /(?:^|::)RunTask$/;

/**
 * Shortens every task of a browser's trace to what its thread computed, and moves what happened in it alike. What is left out
 * is waiting, for a core or for another process: on a machine with few cores most of a new page's time.
 * @param trace as the browser wrote it, JSON
 */
export function takeOutWaits(trace: string): string {
  const { traceEvents, ...rest } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  for (const events of threads.values()) {
    let task = { start: 0, end: 0, share: 1 };
    const move = (time: number) =>
      Math.round(task.start + (Math.min(time, task.end) - task.start) * task.share);
    // Of what begins together the longest comes first: the task, then what happened in it.
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
