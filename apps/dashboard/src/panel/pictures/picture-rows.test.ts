import { expect, it } from 'vitest';
import { getTranslations } from '../language/get-translations.ts';
import {
  changeRow,
  findReady,
  findWithoutAlt,
  type PictureRow,
  toRowsSummary,
} from './picture-rows.ts';

const translations = getTranslations({ language: 'en' }, 'pictures');

const row = (key: string, more: Partial<PictureRow> = {}): PictureRow => ({
  key,
  name: `${key}.jpg`,
  alt: 'A bridge',
  state: 'waiting',
  ...more,
});

it('uploads ready rows with alternative text, and retries failed ones', () => {
  const rows = [
    row('a'),
    row('b', { alt: '  ' }),
    row('c', { state: 'failed' }),
    row('d', { state: 'stored' }),
    row('e', { state: 'unusable' }),
    row('f', { state: 'preparing' }),
  ];
  expect(findReady(rows).map(({ key }) => key)).toEqual(['a', 'c']);
  expect(findWithoutAlt(rows).map(({ key }) => key)).toEqual(['b']);
  expect(toRowsSummary(rows, translations)).toBe(
    '1 in the library, 3 not sent yet, 1 failed, and can be tried again, 1 cannot be used.',
  );
  expect(toRowsSummary([], translations)).toBe('');
});

it('changes one row only', () => {
  const rows = changeRow([row('a'), row('b')], 'b', { state: 'failed', problem: 'Too large' });
  expect(rows).toEqual([row('a'), row('b', { state: 'failed', problem: 'Too large' })]);
});
