import { readFileSync } from 'node:fs';
import { formMessagesSchema } from '@agency/content/schemas/forms';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFieldSentence, toRejectionText, toSummaryTitle, withoutProblem } from './form-state.ts';

const messages = formMessagesSchema.parse(
  parse(
    readFileSync(new URL('../../../../packages/content/forms/en.yaml', import.meta.url), 'utf8'),
  ),
);

describe('summary', () => {
  const many = Array.from({ length: 30 }, (_, index) => `field${index}`);

  it('counts empty fields in words, and in digits if there is no word for the number', () => {
    expect(toSummaryTitle(['email'], {}, messages)).toBe('One thing is missing');
    expect(toSummaryTitle(['email', 'phone'], { email: ' ', phone: '' }, messages)).toBe(
      'Two things are missing',
    );
    expect(toSummaryTitle(many, {}, messages)).toBe('30 things are missing');
    for (let count = 2; count <= 30; count += 1)
      expect(toSummaryTitle(many.slice(0, count), {}, messages)).toMatch(
        /^\w+ things are missing$/,
      );
  });
  it('does not call an invalid field empty', () => {
    const values = { email: 'nour@', phone: '12' };
    expect(toSummaryTitle(['email'], values, messages)).toBe('One thing needs another look');
    expect(toSummaryTitle(['email', 'phone'], values, messages)).toBe(
      'Two things need another look',
    );
    expect(toSummaryTitle(['email', 'name'], values, messages)).toBe(
      'Two things are missing or need another look',
    );
  });
});

describe('a field that is valid', () => {
  const rejected = {
    status: 'rejected',
    message: '',
    fields: { name: 'Write your name.', email: 'Add your e-mail address.' },
    values: {},
  } as const;

  it('loses its message, and the others keep theirs', () => {
    expect(withoutProblem(rejected, 'name')).toEqual({
      ...rejected,
      fields: { email: 'Add your e-mail address.' },
    });
  });
  it('removes the summary when it was the last one', () => {
    const last = { ...rejected, fields: { name: 'Write your name.' } };
    expect(withoutProblem(last, 'name')).toEqual({ status: 'idle' });
  });
});

describe('message', () => {
  it('is the field’s own if it has one', () => {
    expect(toFieldSentence('phone', 'required', messages)).toBe(
      'Add a phone number, with the country code.',
    );
  });
  it('is the general one otherwise', () => {
    expect(toFieldSentence('company', 'tooLong', messages)).toBe(messages.problems.tooLong);
    expect(toFieldSentence('unknown', 'unknown', messages)).toBe(messages.problems.required);
  });
});

describe('rejection', () => {
  it('of a message that was not stored says that the form keeps its text', () => {
    expect(toRejectionText(messages.refusals.notStored, messages)).toBe(
      messages.refusals.notStoredText,
    );
  });
  it('for another reason has the message of that reason', () => {
    expect(toRejectionText(messages.refusals.tooMany, messages)).toBe(messages.refusals.tooMany);
  });
});
