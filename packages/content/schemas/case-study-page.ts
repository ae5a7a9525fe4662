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
    year: copy('Label of its year'),
    team: copy('Label of who worked on it'),
    pages: copy('Label of the services, which lead to their pages'),
  }).describe('Labels of the facts beside the first section'),
  film: strictObject({
    play: copy('Name of the play button: {film} is what the film shows'),
    captions: copy('Name of the captions track'),
  }).describe('Labels of the film player'),
  newTab: copy('Added for screen readers to a link that opens a new tab'),
  related: strictObject({
    heading: sectionHeadingSchema,
    seeMore: copy('Text on the dot of a tile'),
    all: copy('Link to Our Work, filtered by the first category'),
  }).describe('The three projects at the end'),
  outcome: sectionHeadingSchema.describe('Heading of what the work changed'),
  next: copy('Label of the next project, which is the last picture of the page'),
});
