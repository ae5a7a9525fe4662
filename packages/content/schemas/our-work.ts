import { strictObject } from 'zod';
import { copy, metaSchema, pageHeadingSchema } from './shared.ts';

export const ourWorkPageSchema = strictObject({
  meta: metaSchema,
  title: copy('Name of the page in the breadcrumbs'),
  heading: pageHeadingSchema,
  filter: strictObject({
    label: copy('Name of the filter for screen readers'),
    all: copy('Option that shows all case studies'),
    branding: copy('Name of the category branding'),
    ich: copy('Name of the category ich'),
    web: copy('Name of the category web'),
  }).describe('Filter by category'),
  list: copy('Name of the list for screen readers'),
  seeMore: copy('Text on the dot of a tile'),
  toggle: strictObject({
    more: copy('Button that opens the grid'),
    back: copy('Button that closes it again'),
    shown: copy('First, louder part of the count: {shown}'),
    of: copy('Second, quieter part: {total}'),
  }).describe('The button below the grid'),
});
