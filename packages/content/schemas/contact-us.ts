import { contactSchema } from '@agency/contracts';
import { strictObject } from 'zod';
import { fieldLabels, messageFormParts } from './form-parts.ts';
import { copy, metaSchema, pageHeadingSchema, sectionHeadingSchema } from './shared.ts';

export const contactUsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  form: strictObject({
    ...messageFormParts,
    fields: strictObject(fieldLabels(contactSchema)).describe('Labels of the fields'),
  }).describe('The contact form'),
  dedicated: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('Who reads a message, one paragraph'),
  }).describe('Beside the form'),
  offices: copy('Heading of the office cities, for screen readers'),
});
