import { expect, it } from 'vitest';
import { toTextDirection } from './text.ts';

it.each([
  ['كيف تكتب رسالة إلى Serenita في يوم واحد.', { lang: 'ar', dir: 'rtl' }],
  ['שלום עולם', { lang: 'he', dir: 'rtl' }],
  ['How سارة writes a brief', {}],
  ['2026 – 100 %', {}],
  ['', {}],
])('%s', (text, direction) => {
  expect(toTextDirection(text)).toEqual(direction);
});
