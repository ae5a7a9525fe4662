import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema } from './shared.ts';

export const notFoundPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  label: copy('The heading as read aloud'),
  code: copy('The status code, as shown'),
  text: copy('Explanation'),
  home: linkSchema.describe('Link to the landing page'),
  near: copy('Heading of the suggested pages'),
  elsewhere: copy('Name of the list of links'),
  links: array(linkSchema).describe('Links to other pages'),
});
