import { array, strictObject } from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema, words } from './shared.ts';

export const notFoundPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  label: words('The heading as read aloud'),
  code: words('The status code, as shown'),
  text: words('What happened'),
  home: linkSchema.describe('The way to the landing page'),
  near: words('Above pages that were probably meant'),
  elsewhere: words('Name of the list of links'),
  links: array(linkSchema).describe('Pages to go on with'),
});
