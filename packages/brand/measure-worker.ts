import { parentPort } from 'node:worker_threads';
import { type Measure, openMeasure } from './measure.ts';
import type { MeasureRequest, MeasureResponse } from './measure-in-thread.ts';

const opened = new Map<boolean, Promise<Measure>>();

parentPort?.on('message', async ({ id, texts, hasArabic }: MeasureRequest) => {
  const opening = opened.get(hasArabic) ?? openMeasure({ hasArabic });
  opened.set(hasArabic, opening);
  const measure = await opening;
  const widths = texts.map((text) => measure(...text));
  parentPort?.postMessage({ id, widths } satisfies MeasureResponse);
});
