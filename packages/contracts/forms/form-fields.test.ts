import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { enquirySchema } from './enquiry.ts';
import { formField, listFormFields, optionalChoice, toFieldText } from './form-fields.ts';

const budgets = { small: { en: 'Small', ar: 'صغيرة' }, large: { en: 'Large', ar: 'كبيرة' } };
const schema = z.extend(enquirySchema, {
  budget: formField(optionalChoice(budgets), {
    description: 'What may be spent',
    label: { en: 'Budget', ar: 'الميزانية' },
    isOptional: true,
    choices: budgets,
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
  const names = [...Object.keys(enquirySchema.shape), 'budget'];
  const fields = listFormFields(schema);
  expect(fields.map(({ name }) => name)).toEqual(names);
  expect(fields.at(-1)).toMatchObject({ isOptional: true, choices: budgets });
});

it.each([
  [undefined, true, undefined],
  ['', true, undefined],
  ['small', true, 'small'],
  ['huge', false, undefined],
])('an optional choice of %o is valid: %o', (budget, isValid, stored) => {
  const parsed = z.safeParse(schema, { ...enquiry, budget });
  expect(parsed.success).toBe(isValid);
  expect(parsed.data?.budget).toBe(stored);
});

it('names a choice in a language, else in English', () => {
  expect(toFieldText(budgets.small, 'ar')).toBe('صغيرة');
  expect(toFieldText(budgets.small, 'fr')).toBe('Small');
});
