import { caseStudyCategorySchema, enquirySchema } from '@agency/contracts';
import * as z from 'zod';
import { array, strictObject } from 'zod';
import { omit } from 'zod/mini';
import { fieldLabels, messageFormParts } from './form-parts.ts';
import {
  copy,
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  sectionHeadingSchema,
  textSchema,
} from './shared.ts';

const pointSchema = strictObject({
  lead: copy('First words, set loud'),
  text: copy('Text after the first words'),
});

const pointListSchema = strictObject({
  heading: sectionHeadingSchema,
  points: array(pointSchema).min(1).describe('Points, in order'),
});

const numberSchema = strictObject({
  times: z.int().min(2).max(10).describe('Multiplier, 2 to 10'),
  label: copy('What was multiplied'),
});

/** Drawings of service pages: files of `content/illustrations/services`. */
export const serviceScoreSchema = z.enum(['channels', 'click', 'narrative']);

const leadSectionSchema = strictObject({
  heading: sectionHeadingSchema,
  lead: copy('One paragraph below it'),
});
const scenarioSchema = strictObject({
  title: copy('The case'),
  text: copy('What is done in it'),
});

/** Copy of a service page. Optional parts are not shown. */
export const servicePageSchema = strictObject({
  meta: metaSchema,
  service: copy('Name of the service, sent with every enquiry'),
  heading: pageHeadingSchema,
  intro: copy('What the service is, one paragraph').optional(),
  narrative: leadSectionSchema.optional().describe('Section Controlling the Narrative'),
  score: serviceScoreSchema.optional().describe('Picture below the opening'),
  goals: pointListSchema.optional().describe('What clients want to reach'),
  signs: pointListSchema.optional().describe('Success signs'),
  numbers: array(numberSchema).min(1).optional().describe('Multiplier statistics'),
  need: pointListSchema.optional().describe('Black box with a list'),
  keywords: array(textSchema).min(2).describe('Keyword banner'),
  scenarios: strictObject({
    heading: sectionHeadingSchema,
    narrow: z
      .literal('integrated-communications-handling')
      .optional()
      .describe('Page whose cases phones show instead of these; optional'),
    narrowHeading: phraseSchema.optional().describe('Heading of these cases on phones'),
    cards: array(scenarioSchema).min(1).describe('Cards, in order'),
  })
    .optional()
    .describe('Cases the service is for'),
  envisionment: leadSectionSchema.optional().describe('Section Envisionment'),
  category: caseStudyCategorySchema.optional().describe('Whose projects are shown'),
  enquiry: leadSectionSchema.describe('Closing block, with the enquiry form'),
});

export const serviceCopySchema = strictObject({
  whatWeDo: sectionHeadingSchema.describe('Heading of the keyword banner'),
  pause: copy('Button that pauses the keywords'),
  play: copy('Button that starts them again'),
  numbers: sectionHeadingSchema.describe('Heading of the multiplier statistics'),
  times: copy('A multiplier; {times} is the number'),
  projects: strictObject({
    heading: sectionHeadingSchema,
    seeMore: copy('Text on the dot of a tile'),
    all: copy('Link to Our Work, filtered by the category'),
  }).describe('Three projects of the category'),
  form: strictObject({
    ...messageFormParts,
    // The page sets the service.
    fields: strictObject(fieldLabels(omit(enquirySchema, { service: true }))).describe(
      'Labels of the fields',
    ),
  }).describe('The enquiry form'),
});
export type ServiceCopy = z.infer<typeof serviceCopySchema>;
