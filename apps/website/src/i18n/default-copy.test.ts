import { toLanguage } from '@agency/content/languages';
import { expect, it } from 'vitest';
import { getBrandTranslation, getDefaultCopy } from './default-copy.ts';

const arabic = toLanguage('ar');

it('shared copy comes from the fallback of a language, not from the default one', () => {
  const added = { ...arabic, tag: 'xx', fallback: arabic.tag };
  expect(getDefaultCopy('shell', added)).toEqual(getDefaultCopy('shell', arabic));
  expect(getBrandTranslation(added)).toBeDefined();
  expect(getBrandTranslation(added)).toEqual(getBrandTranslation(arabic));
});
