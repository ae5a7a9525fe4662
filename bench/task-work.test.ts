import { expect, it } from 'vitest';
import { takeOutWaits } from './task-work.ts';

const read = (trace: string) => JSON.parse(trace) as { traceEvents: unknown[] };

it('shortens tasks to what they computed, with what happened in them, and leaves the rest where it was', () => {
  const thread = { pid: 1, tid: 1, ph: 'X' };
  const events = [
    { ...thread, name: 'layout', ts: 140, dur: 40, tdur: 30 },
    { ...thread, name: 'task', ts: 100, dur: 100, tdur: 25 },
    { ...thread, name: 'next task', ts: 200, dur: 10, tdur: 10 },
    { ...thread, name: 'task of a system that does not say', ts: 300, dur: 50 },
    { ...thread, tid: 2, name: 'another thread', ts: 120, dur: 60, tdur: 60 },
    { ...thread, ph: 'I', name: 'an instant', ts: 150 },
  ];
  const { traceEvents, ...rest } = read(
    takeOutWaits(JSON.stringify({ traceEvents: events, metadata: { a: 1 } })),
  );
  expect(rest).toEqual({ metadata: { a: 1 } });
  const times = traceEvents.map((event) => {
    const { name, ts, dur } = event as { name: string; ts: number; dur?: number };
    return [name, ts, dur];
  });
  expect(times).toEqual([
    ['layout', 110, 10],
    ['task', 100, 25],
    ['next task', 200, 10],
    ['task of a system that does not say', 300, 50],
    ['another thread', 120, 60],
    ['an instant', 150, undefined],
  ]);
});
