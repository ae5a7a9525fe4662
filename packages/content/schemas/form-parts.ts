import { strictObject } from 'zod';
import { copy, linkSchema, textSchema } from './shared.ts';

export const personLabels = {
  firstName: copy('Label of the given name'),
  lastName: copy('Label of the family name'),
  phone: copy('Label of the phone number'),
  email: copy('Label of the e-mail address'),
};

export const formParts = {
  label: copy('Name of the form, for screen readers'),
  phoneExample: copy('A phone number in international form, shown in the empty field'),
  send: copy('The button'),
  sending: copy('The button while the form is being sent'),
};

/** Copy of the contact and enquiry forms. */
export const messageFormParts = {
  ...formParts,
  note: copy('Beside the button; {privacy} becomes the link'),
  privacy: linkSchema.pick({ label: true, href: true }).describe('The way to the privacy policy'),
  marketing: textSchema
    .max(500)
    .describe(
      'What somebody agrees to who ticks the box for marketing; no box when left out. The privacy policy then has to speak of it',
    )
    .optional(),
  stored: strictObject({
    lead: copy('The loud word'),
    text: copy('The sentence after it'),
  }).describe('Said when the message is stored'),
};
