import { expect, it } from 'vitest';
import { toSearchable } from './search-text.ts';

it.each([
  ['أحمد إبراهيم آدم', 'احمد ابراهيم ادم'],
  ['مُحَمَّد', 'محمد'],
  ['مـحـمـد', 'محمد'],
  ['فاطمة', 'فاطمه'],
  ['ليلى', 'ليلي'],
  ['Élodie ŞAHİN', 'elodie sahin'],
  ['ﻻﻋﺐ', 'لاعب'],
  ['۰۱۲ ٣٤٥', '012 345'],
  ['سؤال مسئول ٱلآن', 'سوال مسيول الان'],
  ['می\u200Cخواهم نـ\u200Dبـ\u200Dرة \u2066+٢٠\u2069', 'ميخواهم نبره +20'],
  ['100%_off\\now', '100 off now'],
])('normalises %s to %s', (text, normalised) => {
  expect(toSearchable(text)).toBe(normalised);
});

it.each([
  ['marks on one letter', `a${'\u0301\u0316'.repeat(50_000)}`],
  ['a stroke that is drawn out', `ن${'ـ'.repeat(100_000)}برة`],
  ['digits of every script', '٠۰९'.repeat(33_000)],
  ['joiners', 'ن\u200D'.repeat(50_000)],
  ['gaps', ' \n'.repeat(50_000)],
])('takes linear time for %s', (_what, text) => {
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now();
    toSearchable(text);
    return performance.now() - started;
  });
  // Quadratic time would be minutes. Other processes may interrupt a run, but hardly all three.
  expect(Math.min(...times)).toBeLessThan(250);
});
