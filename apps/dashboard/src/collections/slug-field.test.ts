import { expect, it } from 'vitest';
import { validateSlug } from './slug-field.ts';

// It uses only the value and the language of Payload's arguments.
const validate = (value: string | null) =>
  validateSlug(value, { req: { i18n: { language: 'en' } } } as never);

it.each([null, '', ' '])('rejects %j with the message for an empty slug', async (value) => {
  expect(await validate(value)).toMatch(/^Enter a URL/);
});

it('describes the allowed characters', async () => {
  expect(await validate('Two Words')).toMatch(/^Only a–z/);
  expect(await validate('two-words')).toBe(true);
});
