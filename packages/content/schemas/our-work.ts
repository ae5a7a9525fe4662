import { strictObject } from 'zod';
import { metaSchema, pageHeadingSchema, words } from './shared.ts';

export const ourWorkPageSchema = strictObject({
  meta: metaSchema,
  title: words('Name of the page in the breadcrumbs'),
  heading: pageHeadingSchema,
  filter: strictObject({
    label: words('Name of the filter for screen readers'),
    all: words('The choice that shows every case study'),
    branding: words('Name of the category branding'),
    ich: words('Name of the category ich'),
    web: words('Name of the category web'),
  }).describe('Choice of a category'),
  list: words('Name of the list for screen readers'),
  seeMore: words('Shown on a tile’s dot'),
  toggle: strictObject({
    more: words('Button that opens the grid'),
    back: words('Button that closes it again'),
    shown: words('The louder half of the count: {shown}'),
    of: words('The quieter half: {total}'),
  }).describe('The button below the grid'),
});
