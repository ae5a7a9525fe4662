import { strictObject } from 'zod';
import { copy, linkSchema, metaSchema, sectionHeadingSchema } from './shared.ts';

export const blogPageSchema = strictObject({
  meta: metaSchema.describe('{title} is the title of the blog, whose description the page has'),
  list: copy('Name of the blog list in the breadcrumbs'),
  by: copy('Before the author’s name'),
  contents: copy('Heading of the table of contents'),
  table: copy('Name of a table of the article, for screen readers'),
  film: strictObject({
    play: copy('Name of the play button: {film} is what the film shows'),
    watch: copy('Link to the page of the film on {host}'),
    notice: copy('Notice before the film starts: it comes from {host}'),
  }).describe('Labels of a film in the article'),
  related: sectionHeadingSchema.describe('Heading of the related blogs'),
  missing: strictObject({
    title: copy('Title and heading of the page'),
    text: copy('What to do now'),
  }).describe('Shown when there is no such blog; status 404'),
  failed: strictObject({
    retry: copy('Text of the link that reloads the page'),
  }).describe(
    'Shown when it could not be loaded (status 503); the title is the same for every cause',
  ),
  all: linkSchema.describe('Link to the list, below every blog and on the page of a missing one'),
});
