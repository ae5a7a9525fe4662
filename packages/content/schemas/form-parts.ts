import { strictObject } from 'zod';
import { linkSchema, textSchema, words } from './shared.ts';

export const personLabels = {
  firstName: words('Label of the given name'),
  lastName: words('Label of the family name'),
  phone: words('Label of the phone number'),
  email: words('Label of the e-mail address'),
};

/** Copy of every form. */
export const formParts = {
  label: words('Name of the form, for screen readers'),
  phoneExample: words('A phone number in international form, shown in the empty field'),
  send: words('The button'),
  sending: words('The button while the form is being sent'),
};

/** Copy of the contact and enquiry forms. */
export const messageFormParts = {
  ...formParts,
  note: words('Beside the button; {privacy} becomes the link'),
  privacy: linkSchema.pick({ label: true, href: true }).describe('The way to the privacy policy'),
  marketing: textSchema
    .max(500)
    .describe(
      'What somebody agrees to who ticks the box for marketing; no box when left out. The privacy policy then has to speak of it',
    )
    .optional(),
  stored: strictObject({
    lead: words('The loud word'),
    text: words('The sentence after it'),
  }).describe('Said when the message is stored'),
};
