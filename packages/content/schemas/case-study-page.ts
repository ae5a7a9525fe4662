import { strictObject } from 'zod';
import { metaSchema, sectionHeadingSchema, words } from './shared.ts';

/** Copy of every case study page: `content/pages/case-study`. */
export const caseStudyPageSchema = strictObject({
  meta: metaSchema.describe('{client} in the title is the client’s name'),
  list: words('Name of the portfolio in the breadcrumbs'),
  facts: strictObject({
    client: words('Label of the client'),
    sector: words('Label of its sector'),
    country: words('Label of its country'),
    services: words('Label of what was done'),
  }).describe('Labels of the facts beside the opening'),
  film: strictObject({
    play: words('Name of the play button: {film} is what the film shows'),
    captions: words('Name of the captions track'),
  }).describe('Words of the film player'),
  newTab: words('Said after a link that opens a new tab'),
  related: strictObject({
    heading: sectionHeadingSchema,
    seeMore: words('Shown on a tile’s dot'),
  }).describe('The three projects at the end'),
  next: words('Said over the project after this one, which is the last picture of the page'),
});
