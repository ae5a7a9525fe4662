import { contactSchema } from '@agency/contracts';
import { strictObject } from 'zod';
import { fieldLabels, messageFormParts } from './form-parts.ts';
import { copy, metaSchema, pageHeadingSchema, sectionHeadingSchema, textSchema } from './shared.ts';

export const contactUsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  time: textSchema.optional().describe('How soon the agency replies, as in its facts; optional'),
  contact: strictObject({
    position: copy('Position of the team member who is shown, if there is one'),
    text: copy('What this person does'),
  }).describe('The person who replies'),
  form: strictObject({
    ...messageFormParts,
    fields: strictObject(fieldLabels(contactSchema)).describe('Labels of the fields'),
  }).describe('The contact form'),
  dedicated: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('Who reads a message, one paragraph'),
  }).describe('Next to the form'),
  offices: copy('Heading of the office cities, for screen readers'),
  local: copy('Below the local times, which are exact to a quarter of an hour'),
});
