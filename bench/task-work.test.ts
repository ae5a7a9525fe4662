import { expect, it } from 'vitest';
import { removeWaits } from './task-work.ts';

it('shortens tasks to their CPU time, moves the events in them, and keeps the others', () => {
  const thread = { pid: 1, tid: 1 };
  const events = [
    { ...thread, name: 'layout', ts: 140, dur: 40, tdur: 30 },
    { ...thread, name: 'request', ts: 160 },
    { ...thread, name: 'RunTask', ts: 100, dur: 100, tdur: 25 },
    { ...thread, name: 'between tasks', ts: 210 },
    { ...thread, name: 'ThreadControllerImpl::RunTask', ts: 220, dur: 10, tdur: 10 },
    { ...thread, name: 'style', ts: 222, dur: 4, tdur: 4 },
    { ...thread, name: 'RunTask', ts: 300, dur: 50 },
    { ...thread, name: 'RunTask', ts: 400, dur: 20, tdur: 10 },
    { ...thread, name: 'RunTask', ts: 416, dur: 40, tdur: 10 },
    { ...thread, name: 'in the second of two that overlap', ts: 420, dur: 8 },
    { ...thread, tid: 2, name: 'layout', ts: 120, dur: 60, tdur: 20 },
  ];
  const trace = JSON.stringify({ traceEvents: events, metadata: { a: 1 } });
  const { traceEvents, ...rest } = JSON.parse(removeWaits(trace)) as {
    traceEvents: { name: string; ts: number; dur?: number }[];
  };
  expect(rest).toEqual({ metadata: { a: 1 } });
  const times = traceEvents.map(({ name, ts, dur }) => [name, ts, dur]);
  expect(times).toEqual([
    ['layout', 110, 10],
    ['request', 115, undefined],
    ['RunTask', 100, 25],
    ['between tasks', 210, undefined],
    ['ThreadControllerImpl::RunTask', 220, 10],
    ['style', 222, 4],
    ['RunTask', 300, 50],
    ['RunTask', 400, 10],
    ['RunTask', 416, 10],
    ['in the second of two that overlap', 417, 2],
    ['layout', 120, 60],
  ]);
});
