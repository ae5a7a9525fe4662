import { expect, it } from 'vitest';
import { toTextLanguage } from './text-language.ts';

it.each([
  ['Why quiet brands win', 'ar', 'en'],
  ['لماذا تفوز العلامات الهادئة؟', 'en', 'ar'],
  ['5 خطوات لبناء علامة Nabra', 'en', 'ar'],
  ['Nabra نبرة speaks', 'ar', 'en'],
  ['Müller', 'ar', 'en'],
  ['', 'ar', 'ar'],
  ['2026', 'en', 'en'],
  ['2026', 'xx', 'en'],
  ['日本語', 'ar', 'ar'],
])('%j is shown in %s if %s is preferred', (text, preferred, tag) => {
  expect(toTextLanguage(text, preferred).tag).toBe(tag);
});
