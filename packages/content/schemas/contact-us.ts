import { strictObject } from 'zod';
import { messageFormParts, personLabels } from './form-parts.ts';
import { metaSchema, pageHeadingSchema, sectionHeadingSchema, words } from './shared.ts';

export const contactUsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  form: strictObject({
    ...messageFormParts,
    fields: strictObject({
      ...personLabels,
      subject: words('Label of the subject'),
      company: words('Label of the company'),
      message: words('Label of the message'),
    }).describe('Labels of the fields'),
  }).describe('The contact form'),
  dedicated: strictObject({
    heading: sectionHeadingSchema,
    lead: words('Who reads a message, one paragraph'),
  }).describe('Beside the form'),
  offices: words('Heading of the office cities, for screen readers'),
});
