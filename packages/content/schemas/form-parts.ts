import { listFormFields } from '@agency/contracts';
import { strictObject } from 'zod';
import type * as z from 'zod/mini';
import { copy, linkSchema, textSchema } from './shared.ts';

/** Labels of the fields that visitors fill in, as the contract of the form lists them. */
export const fieldLabels = <Name extends string>(schema: {
  shape: Readonly<Record<Name, z.core.$ZodType>>;
}): Record<Name, typeof textSchema> =>
  Object.fromEntries(
    listFormFields(schema).map(({ name }) => [name, copy('Label of the field')]),
  ) as Record<Name, typeof textSchema>;

export const formParts = {
  label: copy('Name of the form, for screen readers'),
  phoneExample: copy('A phone number in international form, shown in the empty field'),
  send: copy('The button'),
  sending: copy('Text of the button while the form is sent'),
  note: copy('Text beside the button; {privacy} becomes the link'),
  privacy: linkSchema.pick({ label: true, href: true }).describe('Link to the privacy policy'),
};

/** Copy of the contact and enquiry forms. */
export const messageFormParts = {
  ...formParts,
  marketing: textSchema
    .max(500)
    .describe(
      'Text of the checkbox for marketing; no checkbox when left out. With it, the privacy policy must mention marketing',
    )
    .optional(),
  stored: strictObject({
    lead: copy('First word, set loud'),
    text: copy('Sentence that follows'),
    day: copy('When the reply comes: {day} is a day of the week'),
    name: textSchema.optional().describe('Who replies: {person}; optional'),
    reference: copy('Before the reference of the message'),
    next: copy('What happens now'),
  }).describe('Heading when the message is stored'),
};
