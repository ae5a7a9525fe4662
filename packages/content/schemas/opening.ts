import { strictObject } from 'zod';
import { copy, linkSchema, metaSchema, phraseSchema, sectionHeadingSchema } from './shared.ts';

/** Copy of `content/pages/opening`, also for the list of openings on other pages. */
export const openingPageSchema = strictObject({
  meta: metaSchema.describe('{title} is the position, {place} where it is'),
  list: copy('Name of the list in the breadcrumbs'),
  heading: sectionHeadingSchema.describe('Heading of the list of open positions'),
  remote: copy('Shown instead of a city'),
  types: strictObject({
    'full-time': copy('Full time'),
    'part-time': copy('Part time'),
    contract: copy('Contract'),
    temporary: copy('Temporary'),
    internship: copy('Internship'),
  }).describe('Kinds of employment'),
  facts: strictObject({
    place: copy('Label of the office'),
    type: copy('Label of the kind of employment'),
    pay: copy('Label of the pay'),
    opened: copy('Label of the day it opened'),
    closes: copy('Label of the time it closes'),
  }).describe('Facts beside the description'),
  pay: strictObject({
    one: copy('One amount: {amount}, {unit}'),
    range: copy('From {least} to {most}, {unit}'),
    hour: copy('For each hour'),
    day: copy('For each day'),
    month: copy('For each month'),
    year: copy('For each year'),
  }).describe('What is paid'),
  time: strictObject({
    local: copy('{day}, {hour} in {city}, which is {utc}'),
    utc: copy('{day} and {utc}, if no office has a time zone of its own'),
    closes: copy('Shown in the list; {day} is the date at the office'),
  }).describe('Times: those of the office and UTC'),
  gap: copy('Link to the form, in the gap between the dots'),
  table: copy('Name of a table of the description, for screen readers'),
  closed: strictObject({
    title: copy('Title of the page'),
    heading: phraseSchema.describe('Heading of the page'),
    text: copy('What that means, and what to do now'),
    cta: linkSchema.describe('Link to the open application'),
  }).describe('Shown when it is closed; status 410'),
  missing: strictObject({
    title: copy('Title and heading of the page'),
    text: copy('What to do now'),
    cta: linkSchema.describe('Link to the careers page'),
  }).describe('Shown when there is no such opening; status 404'),
  failed: strictObject({
    title: copy('Title and heading of the page'),
    text: copy('Explanation'),
    retry: copy('Text of the link that reloads the page'),
  }).describe('Shown when it could not be loaded; status 503'),
});
