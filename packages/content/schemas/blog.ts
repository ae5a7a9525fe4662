import { strictObject } from 'zod';
import { copy, linkSchema, metaSchema, sectionHeadingSchema } from './shared.ts';

export const blogPageSchema = strictObject({
  meta: metaSchema.describe('{title} is the title of the blog; its description is the blog’s own'),
  list: copy('Name of the blog list in the breadcrumbs'),
  by: copy('Before the author’s name'),
  contents: copy('Heading of the table of contents'),
  table: copy('Name of a table of the article, for screen readers'),
  film: strictObject({
    play: copy('Name of the play button: {film} is what the film shows'),
    watch: copy('The link to the film: {host} is whose page it leads to'),
    notice: copy('Said before a press: that the film comes from {host}'),
  }).describe('Words of a film in the article'),
  related: sectionHeadingSchema.describe('Heading of the related blogs'),
  missing: strictObject({
    title: copy('Title and heading of the page'),
    text: copy('What to do now'),
  }).describe('Shown when there is no such blog; status 404'),
  failed: strictObject({
    retry: copy('Words of the link that loads the page again'),
  }).describe(
    'When it could not be fetched (status 503): the same title alone, whatever the reason',
  ),
  all: linkSchema.describe('The way to the list: below every blog, and where there is none'),
});
