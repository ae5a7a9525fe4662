import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { describe, expect, it } from 'vitest';
import { toContentName } from './content-names.ts';
import { toFieldName, toFieldPath } from './field-names.ts';
import { toFormSchema } from './form-schema.ts';
import { readShipped } from './shipped-words.ts';

const keys = Object.keys(contentSchemas) as ContentKey[];

it.each([
  ['lead', 'Lead'],
  ['pullOffs', 'Pull offs'],
  ['our-work', 'Our work'],
  ['siteURL', 'Site URL'],
])('%s is called %s', (name, called) => {
  expect(toFieldName(name)).toBe(called);
});

it.each([
  ['landing', 'carousel/slides/1/title', 'Carousel › Slides › 2 › Title'],
  // A name that looks like a number is none.
  ['error', 'texts/404', 'Texts › 404'],
  ['privacy-policy', 'sections/0/blocks/2/paragraph', 'Sections › 1 › Blocks › 3 › Paragraph'],
  ['agency', 'offices/0/countryCode', 'Offices › 1 › Country code'],
] as const)('a field of %s at %s is called %s', (key, place, called) => {
  expect(toFieldPath(toFormSchema(key), place)).toBe(called);
});

describe.each(keys)('%s', (key) => {
  it('has a name of its own and a file', () => {
    expect(keys.filter((other) => toContentName(other) === toContentName(key))).toEqual([key]);
    expect(Object.keys(readShipped(key)).length).toBeGreaterThan(0);
  });
});
