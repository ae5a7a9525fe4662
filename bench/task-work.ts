/** What is read of an event of a trace. Times in microseconds. */
interface TraceEvent {
  /** `X` is a piece of work with a beginning and a length. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long its thread computed, where the system says so. */
  tdur?: number;
}

/**
 * Shortens every task of a browser's trace to what its thread computed, and what happened in it alike. What is left out is
 * waiting: for a core that another process had, which on a machine with few of them is most of a new page's time.
 * @param trace as the browser wrote it, JSON
 */
export function takeOutWaits(trace: string): string {
  const { traceEvents, ...rest } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  for (const events of threads.values()) {
    const work = events
      .filter((event) => event.ph === 'X' && event.dur !== undefined)
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    let task = { start: 0, end: 0, share: 1 };
    for (const event of work) {
      const { ts, dur = 0, tdur = dur } = event;
      if (ts >= task.end)
        task = { start: ts, end: ts + dur, share: dur > 0 ? Math.min(1, tdur / dur) : 1 };
      event.ts = Math.round(task.start + (ts - task.start) * task.share);
      event.dur = Math.round(dur * task.share);
    }
  }
  return JSON.stringify({ ...rest, traceEvents });
}
