import { caseStudyCategorySchema } from '@agency/contracts';
import * as z from 'zod';
import { array, strictObject } from 'zod';
import { messageFormParts } from './form-parts.ts';
import {
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  sectionHeadingSchema,
  textSchema,
  words,
} from './shared.ts';

const pointSchema = strictObject({
  lead: words('The loud words'),
  text: words('The rest'),
});

const pointListSchema = strictObject({
  heading: sectionHeadingSchema,
  points: array(pointSchema).min(1).describe('Points, in order'),
});

const numberSchema = strictObject({
  times: z.int().min(2).max(10).describe('How many times more, 2 to 10'),
  label: words('What grows'),
});

/** Drawings of service pages: files of `content/illustrations/services`. */
export const serviceScoreSchema = z.enum(['channels', 'click', 'narrative']);

const leadSectionSchema = strictObject({
  heading: sectionHeadingSchema,
  lead: words('One paragraph below it'),
});
const scenarioSchema = strictObject({
  title: words('The case'),
  text: words('What is done in it'),
});

/** Copy of a service page. Optional parts are not shown. */
export const servicePageSchema = strictObject({
  meta: metaSchema,
  service: words('Name of the service, sent with every enquiry'),
  heading: pageHeadingSchema,
  intro: words('What the service is, one paragraph').optional(),
  narrative: leadSectionSchema.optional().describe('Section Controlling the Narrative'),
  score: serviceScoreSchema.optional().describe('Picture below the opening'),
  goals: pointListSchema.optional().describe('What clients want to reach'),
  signs: pointListSchema.optional().describe('Success signs'),
  numbers: array(numberSchema).min(1).optional().describe('Multiplier statistics'),
  need: pointListSchema.optional().describe('The black list box'),
  keywords: array(textSchema).min(2).describe('Keyword banner'),
  scenarios: strictObject({
    heading: sectionHeadingSchema,
    narrow: z
      .literal('integrated-communications-handling')
      .optional()
      .describe('Page whose cases stand here on a phone; these everywhere when left out'),
    narrowHeading: phraseSchema
      .optional()
      .describe('The heading wherever these cases stand on a phone'),
    cards: array(scenarioSchema).min(1).describe('Cards, in order'),
  })
    .optional()
    .describe('Cases the service is for'),
  envisionment: leadSectionSchema.optional().describe('Section Envisionment'),
  category: caseStudyCategorySchema.optional().describe('Whose projects are shown'),
  enquiry: leadSectionSchema.describe('Closing block, with the enquiry form'),
});

/** Copy that the service pages share. */
export const serviceWordsSchema = strictObject({
  whatWeDo: sectionHeadingSchema.describe('Heading of the keyword banner'),
  pause: words('Button while the keywords move'),
  play: words('Button while they rest'),
  numbers: sectionHeadingSchema.describe('Heading of the multiplier statistics'),
  times: words('A multiplier; {times} is the number'),
  projects: strictObject({
    heading: sectionHeadingSchema,
    seeMore: words('Shown on a tile’s dot'),
  }).describe('Three projects of the category'),
  form: strictObject({
    ...messageFormParts,
    fields: strictObject({
      name: words('Label of the name'),
      phone: words('Label of the phone number'),
      email: words('Label of the e-mail address'),
      title: words('Label of the job title'),
      company: words('Label of the company'),
    }).describe('Labels of the fields'),
  }).describe('The enquiry form'),
});
export type ServiceWords = z.infer<typeof serviceWordsSchema>;
