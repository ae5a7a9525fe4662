import { parentPort } from 'node:worker_threads';
import { type Measure, openMeasure } from './measure.ts';
import type { MeasureResponse, MeasureRequest } from './measure-apart.ts';

const opened = new Map<boolean, Promise<Measure>>();

function open(hasArabic: boolean): Promise<Measure> {
  const measure = opened.get(hasArabic) ?? openMeasure({ hasArabic });
  opened.set(hasArabic, measure);
  return measure;
}

parentPort?.on('message', async ({ id, texts, hasArabic }: MeasureRequest) => {
  const measure = await open(hasArabic);
  const widths = texts.map(({ text, setting }) => measure(text, setting));
  parentPort?.postMessage({ id, widths } satisfies MeasureResponse);
});
