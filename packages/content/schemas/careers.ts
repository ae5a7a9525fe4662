import { careersFieldsSchema } from '@agency/contracts';
import * as z from 'zod';
import { array, strictObject } from 'zod';
import { fieldLabels, formParts } from './form-parts.ts';
import {
  copy,
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  runSchema,
  sectionHeadingSchema,
} from './shared.ts';

const cardSchema = strictObject({
  heading: strictObject({
    word: copy('The word that keeps its volume'),
    volume: z.union([z.literal(1), z.literal(6)]).describe('Its volume'),
    swell: copy('The word whose volume changes letter by letter, beginning at that volume'),
  }).describe('Heading of the card, two words'),
  text: copy('One paragraph below the heading'),
});

const ofField = (name: string) =>
  strictObject({ required: copy('Message when it is empty') }).describe(`Messages about ${name}`);

export const careersPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  opening: strictObject({
    gap: copy('Link to the form, in the gap between the dots'),
    lead: copy('Whom the agency looks for, one paragraph'),
  }).describe('Part below the heading'),
  none: copy('Replaces the list when no position is open'),
  scale: cardSchema.describe('Card about growth'),
  care: cardSchema.describe('Card about care'),
  vibe: strictObject({
    heading: sectionHeadingSchema,
    lines: array(runSchema).min(1).describe('Lines, each with its volume'),
  }).describe('Section about working here'),
  join: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('One sentence before the form'),
    steps: array(
      strictObject({ lead: copy('What happens now'), text: copy('Sentence that follows') }),
    )
      .min(1)
      .describe('What happens to an application'),
  }).describe('Next to the form'),
  form: strictObject({
    ...formParts,
    fields: strictObject({
      ...fieldLabels(careersFieldsSchema),
      resume: copy('Label of the resume'),
    }).describe('Labels of the fields'),
    empty: copy('Placeholder of the message'),
    file: strictObject({
      choose: copy('Button while there is no file'),
      change: copy('Button while there is one'),
      limits: copy('Hint before a file is chosen'),
      kept: copy('Hint for a file that an earlier attempt sent'),
    }).describe('Labels of the resume field'),
    stored: phraseSchema.describe('Heading when the application is stored'),
    reference: copy('Before the reference of the message'),
    next: copy('What happens now'),
    withdraw: copy('Link that withdraws the application, below that text'),
    failed: copy('Message when the response is an error (docs/product.md, section 5)'),
    error: copy('Message when there was no response (docs/product.md, section 5)'),
    closed: copy('The opening has closed meanwhile'),
    nothingLost: copy('Text and file are still there'),
    fileLost: copy('The text is still there, the file is not'),
    refusals: strictObject({
      tooLarge: copy('The whole form is too large'),
      tooMany: copy('There were too many forms from one connection, or at once'),
    }).describe('Messages when the whole form is rejected; others are in `content/forms`'),
    problems: strictObject({
      position: ofField('the position'),
      message: ofField('the message'),
      resume: strictObject({
        required: copy('No file was chosen'),
        empty: copy('The file has no content'),
        tooLarge: copy('The file is larger than 5 MB'),
        type: copy('Neither its name nor its content is a .pdf, .doc or .docx'),
        mismatch: copy('Its content does not match its name, or has several formats'),
        damaged: copy('It is incomplete or cannot be read'),
        encrypted: copy('It needs a password'),
        macros: copy('It contains macros'),
        active: copy('It runs something or fetches parts from elsewhere'),
        oversize: copy('It is too large when it is unpacked'),
      }).describe('Messages about the resume'),
    }).describe('Messages that only this form has, by field'),
  }).describe('The application form'),
});
