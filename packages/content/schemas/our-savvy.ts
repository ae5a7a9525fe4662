import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, metaSchema, pageHeadingSchema, runSchema, sectionHeadingSchema } from './shared.ts';

const rhythmSchema = z
  .string()
  .regex(/^[0-9]{16}$/)
  .describe('Sixteen digits, one a beat: 0 is silent, 9 is the loudest');

const teamSchema = strictObject({
  name: runSchema.describe('Name of the team'),
  text: copy('One sentence on what it does'),
  rhythm: rhythmSchema,
});
const stepSchema = strictObject({ title: copy('The step'), text: copy('What is done in it') });
const levelSchema = strictObject({
  teams: runSchema.describe('Names of the teams, in their volume'),
  text: copy('What they do for the level below'),
});

/** Copy of `content/pages/our-savvy`. The service cards are those of the landing page. */
export const ourSavvyPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: copy('What savvy is, one paragraph'),
  teams: strictObject({
    heading: copy('For screen readers'),
    teams: array(teamSchema).min(2).max(12).describe('The teams, from quiet to loud'),
  }).describe('The teams and their rhythms'),
  methodology: strictObject({
    heading: sectionHeadingSchema,
    steps: array(stepSchema)
      .length(3)
      .describe('Three steps, in order: the picture above them is drawn in three parts'),
  }).describe('The method'),
  structure: strictObject({
    heading: sectionHeadingSchema,
    levels: array(levelSchema).min(2).max(6).describe('The levels, from the top'),
  }).describe('How the teams relate to each other'),
});
