import { defaultRetention } from '@agency/contracts';
import { expect, it } from 'vitest';
import { fillSections, toRetentionTexts } from './privacy-policy.ts';

const copy = {
  day: { one: '{count} day', other: '{count} days' },
  month: { one: '{count} month', other: '{count} months' },
  filesSooner: '{applications}, the file {files}',
  copies: 'Copies: {backups}.',
  noCopies: 'No copies.',
};
const toTexts = (more = {}) => toRetentionTexts({ ...defaultRetention, ...more }, copy, 'en');

it('has texts for the defaults', () => {
  expect(toTexts()).toEqual({
    messages: '12 months',
    applications: '6 months',
    spam: '60 days',
    logs: '30 days',
    copies: 'Copies: 35 days.',
  });
});

it('has the singular, and mentions files that are deleted sooner and missing backups', () => {
  const one = { messages: 1, logs: 1, files: 1, backups: 0 };
  expect(toTexts(one)).toMatchObject({
    messages: '1 month',
    logs: '1 day',
    applications: '6 months, the file 1 month',
    copies: 'No copies.',
  });
  expect(toTexts({ backups: 1 }).copies).toBe('Copies: 1 day.');
});

it('fills paragraphs, lists and tables, and no other placeholders', () => {
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
    toTexts(),
  );
  expect(section?.blocks).toEqual([
    { paragraph: 'Write to {mail} within 60 days. Copies: 35 days.' },
    { list: ['30 days'] },
    { table: { caption: 'T', columns: ['c'], rows: [['12 months', '6 months']] } },
  ]);
});
