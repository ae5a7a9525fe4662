import { contactSchema } from '@agency/contracts';
import { strictObject } from 'zod';
import { fieldLabels, messageFormParts } from './form-parts.ts';
import { copy, metaSchema, pageHeadingSchema, sectionHeadingSchema, textSchema } from './shared.ts';

export const contactUsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  time: textSchema
    .optional()
    .describe('How soon somebody answers, in line with the agency’s facts; may be left out'),
  contact: strictObject({
    position: copy('Position of the team member who is shown; no member when nobody has it'),
    text: copy('What this person does'),
  }).describe('Who answers'),
  form: strictObject({
    ...messageFormParts,
    fields: strictObject(fieldLabels(contactSchema)).describe('Labels of the fields'),
  }).describe('The contact form'),
  dedicated: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('Who reads a message, one paragraph'),
  }).describe('Beside the form'),
  offices: copy('Heading of the office cities, for screen readers'),
  local: copy('Below the local times, which are exact to a quarter of an hour'),
});
