import { expect, it } from 'vitest';
import { validateSlug } from './made-slug.ts';

// Of all that Payload hands over it looks at the value alone.
const validate = (value: string | null) => validateSlug(value, {} as never);

it.each([null, '', ' '])('says of %j that an address is needed, and not which letters', (value) => {
  expect(validate(value)).toMatch(/^Needs an address/);
});

it('says of others which letters are taken', () => {
  expect(validate('Two Words')).toMatch(/^Only a–z/);
  expect(validate('two-words')).toBe(true);
});
