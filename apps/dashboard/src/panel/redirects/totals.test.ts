import { expect, it } from 'vitest';
import { getTranslations } from '../language/get-translations.ts';
import { toTotals } from './totals.ts';

const translations = getTranslations({ language: 'en' }, 'redirects');

it('returns a sentence for each total, and none for zero', () => {
  expect(toTotals({ probes: 1200, unlisted: 1 }, translations)).toEqual([
    'Bots looked for vulnerabilities 1,200 times.',
    'Paths that are not stored because they may contain personal data: once.',
  ]);
  expect(toTotals({ probes: 0, unlisted: 0 }, translations)).toEqual([]);
});
