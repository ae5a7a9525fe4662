import { strictObject } from 'zod';
import { copy, metaSchema, sectionHeadingSchema } from './shared.ts';

/** Copy of every case study page: `content/pages/case-study`. */
export const caseStudyPageSchema = strictObject({
  meta: metaSchema.describe('{client} in the title is the client’s name'),
  list: copy('Name of the portfolio in the breadcrumbs'),
  facts: strictObject({
    client: copy('Label of the client'),
    sector: copy('Label of its sector'),
    country: copy('Label of its country'),
    services: copy('Label of what was done'),
  }).describe('Labels of the facts beside the opening'),
  film: strictObject({
    play: copy('Name of the play button: {film} is what the film shows'),
    captions: copy('Name of the captions track'),
  }).describe('Words of the film player'),
  newTab: copy('Said after a link that opens a new tab'),
  related: strictObject({
    heading: sectionHeadingSchema,
    seeMore: copy('Shown on a tile’s dot'),
  }).describe('The three projects at the end'),
  next: copy('Said over the project after this one, which is the last picture of the page'),
});
