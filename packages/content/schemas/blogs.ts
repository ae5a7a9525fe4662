import { strictObject } from 'zod';
import {
  copy,
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseLinesSchema,
  sectionHeadingSchema,
} from './shared.ts';

export const blogsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  categories: strictObject({
    label: copy('Name of the list of categories, for screen readers'),
    all: copy('Option that shows all categories'),
  }).describe('Filter by category'),
  promo: strictObject({
    heading: phraseLinesSchema.describe('Its heading, line by line'),
    lead: copy('One or two sentences below it'),
    cta: linkSchema.describe('Link below it'),
  }).describe('The block between the first six blogs and the rest'),
  earlier: sectionHeadingSchema.describe('Heading of the remaining blogs'),
  empty: strictObject({
    heading: sectionHeadingSchema,
    text: copy('One sentence below it, when a category has no blog'),
    cta: linkSchema.describe('Link to all blogs on that page'),
    all: copy('One sentence below it, when there is no blog at all'),
    work: linkSchema.describe('Link to other pages on that page'),
  }).describe('Shown when there is no blog'),
  failed: strictObject({
    heading: sectionHeadingSchema,
    text: copy('Explanation'),
    retry: copy('Text of the link that reloads the page'),
  }).describe('Shown when the list could not be loaded; status 503'),
  loading: copy('Shown while blogs load'),
  pages: strictObject({
    label: copy('Name of the navigation, for screen readers'),
    newer: copy('Link to the previous page'),
    older: copy('Link to the next page'),
    position: copy('Number of the page: {page} of {pages}'),
  }).describe('Navigation of a list longer than 50 blogs'),
});
