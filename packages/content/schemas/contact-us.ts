import { strictObject } from 'zod';
import { messageFormParts, personLabels } from './form-parts.ts';
import { copy, metaSchema, pageHeadingSchema, sectionHeadingSchema } from './shared.ts';

export const contactUsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  form: strictObject({
    ...messageFormParts,
    fields: strictObject({
      ...personLabels,
      subject: copy('Label of the subject'),
      company: copy('Label of the company'),
      message: copy('Label of the message'),
    }).describe('Labels of the fields'),
  }).describe('The contact form'),
  dedicated: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('Who reads a message, one paragraph'),
  }).describe('Beside the form'),
  offices: copy('Heading of the office cities, for screen readers'),
});
