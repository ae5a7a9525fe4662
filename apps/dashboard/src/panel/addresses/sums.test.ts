import { expect, it } from 'vitest';
import { getTranslations } from '../language/get-translations.ts';
import { toSums } from './sums.ts';

const speech = getTranslations({ language: 'en' }, 'redirects');

it('says each sum in a sentence of its own, and none of nothing', () => {
  expect(toSums({ probes: 1200, unlisted: 1 }, speech)).toEqual([
    'Programs felt for weak spots 1,200 times.',
    'A path that is not written down, since it may name somebody: once.',
  ]);
  expect(toSums({ probes: 0, unlisted: 0 }, speech)).toEqual([]);
});
