import { defaultRetention } from '@agency/contracts';
import { expect, it } from 'vitest';
import { fillSections, toRetentionPlaces } from './privacy-policy.ts';

const copy = {
  day: { one: '{count} day', other: '{count} days' },
  month: { one: '{count} month', other: '{count} months' },
  filesSooner: '{applications}, the file {files}',
  copies: 'Copies: {backups}.',
  noCopies: 'No copies.',
};
const toPlaces = (more = {}) => toRetentionPlaces({ ...defaultRetention, ...more }, copy, 'en');

it('says the defaults', () => {
  expect(toPlaces()).toEqual({
    messages: '12 months',
    applications: '6 months',
    spam: '60 days',
    logs: '30 days',
    copies: 'Copies: 35 days.',
  });
});

it('is grammatical for one, and tells of files that go sooner and of no copies', () => {
  const one = { messages: 1, logs: 1, files: 1, backups: 0 };
  expect(toPlaces(one)).toMatchObject({
    messages: '1 month',
    logs: '1 day',
    applications: '6 months, the file 1 month',
    copies: 'No copies.',
  });
  expect(toPlaces({ backups: 1 }).copies).toBe('Copies: 1 day.');
});

it('fills paragraphs, lists and tables, and leaves other places alone', () => {
  const [section] = fillSections(
    [
      {
        id: 'a',
        title: 'A',
        blocks: [
          { paragraph: 'Write to {mail} within {spam}. {copies}' },
          { list: ['{logs}'] },
          { table: { caption: 'T', columns: ['c'], rows: [['{messages}', '{applications}']] } },
        ],
      },
    ],
    toPlaces(),
  );
  expect(section?.blocks).toEqual([
    { paragraph: 'Write to {mail} within 60 days. Copies: 35 days.' },
    { list: ['30 days'] },
    { table: { caption: 'T', columns: ['c'], rows: [['12 months', '6 months']] } },
  ]);
});
