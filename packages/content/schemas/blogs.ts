import { strictObject } from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseLinesSchema,
  sectionHeadingSchema,
  words,
} from './shared.ts';

export const blogsPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  categories: strictObject({
    label: words('Name of the list of categories, for screen readers'),
    all: words('The choice that shows every category'),
  }).describe('Choice of a category'),
  promo: strictObject({
    heading: phraseLinesSchema.describe('Its heading, line by line'),
    lead: words('One or two sentences below it'),
    cta: linkSchema.describe('Where it leads'),
  }).describe('The block between the first six blogs and the rest'),
  earlier: sectionHeadingSchema.describe('Heading of the remaining blogs'),
  empty: strictObject({
    heading: sectionHeadingSchema,
    text: words('One sentence below it, when a category has no blog'),
    cta: linkSchema.describe('The way to all blogs from there'),
    all: words('One sentence below it, when there is no blog at all'),
    work: linkSchema.describe('The way on from there'),
  }).describe('Shown when there is no blog'),
  failed: strictObject({
    heading: sectionHeadingSchema,
    text: words('What happened'),
    retry: words('Words of the link that loads the page again'),
  }).describe('Shown when the list could not be loaded; status 503'),
  loading: words('Said while blogs are being fetched'),
  pages: strictObject({
    label: words('Name of the navigation, for screen readers'),
    newer: words('Link to the page before'),
    older: words('Link to the page after'),
    position: words('Which page this is: {page}, {pages}'),
  }).describe('Navigation of a list longer than 50 blogs'),
});
