import * as z from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  sectionHeadingSchema,
  words,
} from './shared.ts';

/** Words of the page `content/pages/contact-us`. */
export const contactUsPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  form: z
    .object({
      label: words('Name of the form, for screen readers'),
      fields: z
        .object({
          firstName: words('Label of the given name'),
          lastName: words('Label of the family name'),
          phone: words('Label of the phone number'),
          email: words('Label of the e-mail address'),
          subject: words('Label of the subject'),
          company: words('Label of the company'),
          message: words('Label of the message'),
        })
        .describe('Labels of the fields'),
      phoneExample: words('A phone number in international form, shown in the empty field'),
      send: words('The button'),
      sending: words('The button while the form is being sent'),
      note: words('Beside the button; {privacy} becomes the link'),
      privacy: linkSchema.describe('The way to the privacy policy'),
      stored: z
        .object({ lead: words('The loud word'), text: words('The sentence after it') })
        .describe('Said when the message is stored'),
    })
    .describe('The contact form'),
  dedicated: z
    .object({ heading: sectionHeadingSchema, lead: words('Who reads a message, one paragraph') })
    .describe('Beside the form'),
  offices: words('Heading of the office cities, for screen readers'),
});
