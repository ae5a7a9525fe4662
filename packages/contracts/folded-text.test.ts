import { expect, it } from 'vitest';
import { toFolded } from './folded-text.ts';

it.each([
  ['أحمد إبراهيم آدم', 'احمد ابراهيم ادم'],
  ['مُحَمَّد', 'محمد'],
  ['مـحـمـد', 'محمد'],
  ['فاطمة', 'فاطمه'],
  ['ليلى', 'ليلي'],
  ['Élodie ŞAHİN', 'elodie sahin'],
  ['ﻻﻋﺐ', 'لاعب'],
  ['۰۱۲ ٣٤٥', '012 345'],
  ['100%_off\\now', '100 off now'],
])('folds %s to %s', (text, folded) => {
  expect(toFolded(text)).toBe(folded);
});

it('takes no longer for marks on one letter than for letters', () => {
  const started = performance.now();
  toFolded(`a${'\u0301\u0316'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(250);
});
