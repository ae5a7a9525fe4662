import { strictObject } from 'zod';
import { linkSchema, metaSchema, phraseSchema, sectionHeadingSchema, words } from './shared.ts';

/** Copy of `content/pages/opening`, also for the list of openings on other pages. */
export const openingPageSchema = strictObject({
  meta: metaSchema.describe('{title} is the position, {place} where it is'),
  list: words('Name of the list in the breadcrumbs'),
  heading: sectionHeadingSchema.describe('Heading of the list of open positions'),
  remote: words('Said in the place of a city'),
  types: strictObject({
    'full-time': words('A whole week'),
    'part-time': words('Less than that'),
    contract: words('By contract'),
    temporary: words('For some time'),
    internship: words('To learn'),
  }).describe('Kinds of employment'),
  facts: strictObject({
    place: words('Label of the office'),
    type: words('Label of the kind of employment'),
    pay: words('Label of the pay'),
    opened: words('Label of the day it opened'),
    closes: words('Label of the time it closes'),
  }).describe('What stands beside the description'),
  pay: strictObject({
    one: words('One amount: {amount}, {unit}'),
    range: words('From {least} to {most}, {unit}'),
    hour: words('For each hour'),
    day: words('For each day'),
    month: words('For each month'),
    year: words('For each year'),
  }).describe('What is paid'),
  time: strictObject({
    local: words('{day}, {hour} in {city}, which is {utc}'),
    utc: words('{day} and {utc}, where no city has a clock of its own'),
    closes: words('Said in the list; {day} is the day of the office'),
  }).describe('Times: those of the office and UTC'),
  gap: words('In the gap of the field of dots; leads to the form'),
  table: words('Name of a table of the description, for screen readers'),
  closed: strictObject({
    title: words('Title of the page'),
    heading: phraseSchema.describe('Heading of the page'),
    text: words('What that means, and what to do now'),
    cta: linkSchema.describe('The way to the open application'),
  }).describe('Once it is closed; status 410'),
  missing: strictObject({
    title: words('Title and heading of the page'),
    text: words('What to do now'),
    cta: linkSchema.describe('The way to the careers page'),
  }).describe('Where there never was one; status 404'),
  failed: strictObject({
    title: words('Title and heading of the page'),
    text: words('What happened'),
    retry: words('Words of the link that loads the page again'),
  }).describe('When it could not be fetched; status 503'),
});
