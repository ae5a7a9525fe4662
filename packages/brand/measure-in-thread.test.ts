import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { openMeasure, type TextStyle } from './measure.ts';
import { measureInThread } from './measure-in-thread.ts';

const loud: TextStyle = { stretch: 125, weight: 900, tracking: -0.048 };
const arabic: TextStyle = { ...loud, arabic: { weight: 700, elongation: 100 } };

afterEach(() => vi.useRealTimers());

it('gives the same widths as a measure in this thread', async () => {
  const [latin, both] = await Promise.all([openMeasure(), openMeasure({ hasArabic: true })]);
  const [mine, theirs, none] = await Promise.all([
    measureInThread((measure) => [
      measure('Our', loud),
      measure('Work', loud),
      measure('Our', loud),
    ]),
    measureInThread((measure) => measure('أعمالنا', arabic), { hasArabic: true }),
    measureInThread(() => 'nothing to measure'),
  ]);
  expect(mine).toEqual([latin('Our', loud), latin('Work', loud), latin('Our', loud)]);
  expect(theirs).toBe(both('أعمالنا', arabic));
  expect(none).toBe('nothing to measure');
});

it('rejects a text that the first run did not measure', async () => {
  let times = 0;
  const work = measureInThread((measure) => {
    times += 1;
    return measure(`word ${times}`, loud);
  });
  await expect(work).rejects.toThrow('“word 2” was not measured');
});

it('ends its idle thread and starts another when needed', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const measureOne = () => measureInThread((measure) => measure('Work', loud));
  const first = await measureOne();
  vi.advanceTimersByTime(9000);
  expect(await measureOne()).toBe(first);
  vi.advanceTimersByTime(9000);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(terminate).toHaveBeenCalledOnce();
  expect(await measureOne()).toBe(first);
});

it('rejects open requests when its thread exits, and serves later ones', async () => {
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
    this.terminate();
  });
  const work = measureInThread((measure) => measure('Our', loud));
  await expect(work).rejects.toThrow('exited without a response');
  expect(await measureInThread((measure) => measure('Our', loud))).toBeGreaterThan(0);
});
