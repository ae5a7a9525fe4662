import { defaultLanguage, findLanguage, type Language } from '@agency/content/languages';
import { expect, it } from 'vitest';
import { toDirection, toLanguageName, toMessageLanguage } from './message-language.ts';

const arabic = findLanguage('ar') as Language;

it.each([
  ['اسم Brand ٢٠٢٦', 'rtl', 'rtl'],
  ['Brand ٢٠٢٦ اسم', 'ltr', 'rtl'],
  ['Brand 2026', 'ltr', 'ltr'],
  ['٢٠٢٦: «نبرة»', 'rtl', 'rtl'],
  ['שלום', 'rtl', 'rtl'],
  ['+٢٠ ١٠٠', 'ltr', 'ltr'],
  ['', 'ltr', 'ltr'],
])('the line %j is %s in an English and %s in an Arabic mail', (line, inEnglish, inArabic) => {
  expect(toDirection(line, defaultLanguage)).toBe(inEnglish);
  expect(toDirection(line, arabic)).toBe(inArabic);
});

it.each([
  [{}, 'en'],
  [{ context: null }, 'en'],
  [{ context: { language: null } }, 'en'],
  [{ context: { language: 'ar' } }, 'ar'],
  [{ context: { language: 'constructor' } }, 'en'],
])('the language of %j is %s', (message, tag) => {
  expect(toMessageLanguage(message).tag).toBe(tag);
});

it('a language has its localised name, and an unknown one its tag', () => {
  expect(toLanguageName('ar', 'en-GB')).toBe('Arabic');
  expect(toLanguageName('ar', 'ar-EG')).toBe('العربية');
  expect(toLanguageName('no tag', 'en-GB')).toBe('no tag');
});
