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
    all: copy('The choice that shows every category'),
  }).describe('Choice of a category'),
  promo: strictObject({
    heading: phraseLinesSchema.describe('Its heading, line by line'),
    lead: copy('One or two sentences below it'),
    cta: linkSchema.describe('Where it leads'),
  }).describe('The block between the first six blogs and the rest'),
  earlier: sectionHeadingSchema.describe('Heading of the remaining blogs'),
  empty: strictObject({
    heading: sectionHeadingSchema,
    text: copy('One sentence below it, when a category has no blog'),
    cta: linkSchema.describe('The way to all blogs from there'),
    all: copy('One sentence below it, when there is no blog at all'),
    work: linkSchema.describe('The way on from there'),
  }).describe('Shown when there is no blog'),
  failed: strictObject({
    heading: sectionHeadingSchema,
    text: copy('What happened'),
    retry: copy('Words of the link that loads the page again'),
  }).describe('Shown when the list could not be loaded; status 503'),
  loading: copy('Said while blogs are being fetched'),
  pages: strictObject({
    label: copy('Name of the navigation, for screen readers'),
    newer: copy('Link to the page before'),
    older: copy('Link to the page after'),
    position: copy('Which page this is: {page}, {pages}'),
  }).describe('Navigation of a list longer than 50 blogs'),
});
