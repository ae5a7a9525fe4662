import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formWordsSchema } from '../schemas/forms.ts';
import { toFieldSentence, toRefusalText, toSummaryTitle } from './form-state.ts';

const words = formWordsSchema.parse(
  parse(readFileSync(new URL('../content/forms/en.yaml', import.meta.url), 'utf8')),
);

describe('summary', () => {
  it('counts in words', () => {
    expect(toSummaryTitle(1, words)).toBe('One thing is missing');
    expect(toSummaryTitle(3, words)).toBe('Three things are missing');
    expect(toSummaryTitle(30, words)).toBe('30 things are missing');
  });
});

describe('sentence', () => {
  it('is the field’s own where it has one', () => {
    expect(toFieldSentence('phone', 'required', words)).toBe(
      'Add a phone number, with the country code.',
    );
  });
  it('is the general one otherwise', () => {
    expect(toFieldSentence('company', 'tooLong', words)).toBe(words.problems.tooLong);
    expect(toFieldSentence('unknown', 'unknown', words)).toBe(words.problems.required);
  });
});

describe('refusal', () => {
  it('of a message that was not stored says that everything typed is still there', () => {
    expect(toRefusalText(words.refusals.notStored, words)).toBe(words.refusals.notStoredText);
  });
  it('of another kind says why', () => {
    expect(toRefusalText(words.refusals.tooMany, words)).toBe(words.refusals.tooMany);
  });
});
