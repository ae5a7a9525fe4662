import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { enquirySchema } from './enquiry.ts';
import { formField, listFormFields, optionalChoice, toFieldText } from './form-fields.ts';

const scopes = { small: { en: 'Small', ar: 'صغيرة' }, large: { en: 'Large', ar: 'كبيرة' } };
const schema = z.extend(enquirySchema, {
  scope: formField(optionalChoice(scopes), {
    description: 'How much work it is',
    label: { en: 'Scope', ar: 'الحجم' },
    isOptional: true,
    choices: scopes,
  }),
});
const enquiry = {
  name: 'Nour',
  phone: '+20 100 123 4567',
  email: 'nour@example.com',
  title: 'Founder',
  company: 'Delta',
  service: 'Branding',
};

it('lists the fields of a form in order, with their metadata', () => {
  const names = [...Object.keys(enquirySchema.shape), 'scope'];
  const fields = listFormFields(schema);
  expect(fields.map(({ name }) => name)).toEqual(names);
  expect(fields.at(-1)).toMatchObject({ isOptional: true, choices: scopes });
});

it.each([
  [undefined, true, undefined],
  ['', true, undefined],
  ['small', true, 'small'],
  ['huge', false, undefined],
])('an optional choice of %o is valid: %o', (scope, isValid, stored) => {
  const parsed = z.safeParse(schema, { ...enquiry, scope });
  expect(parsed.success).toBe(isValid);
  expect(parsed.data?.scope).toBe(stored);
});

it('names a choice in a language, else in English', () => {
  expect(toFieldText(scopes.small, 'ar')).toBe('صغيرة');
  expect(toFieldText(scopes.small, 'fr')).toBe('Small');
});
