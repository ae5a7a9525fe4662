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
    word: copy('The word that stays'),
    volume: z.union([z.literal(1), z.literal(6)]).describe('Volume of the word that stays'),
    swell: copy('The word whose letters swell away from that volume'),
  }).describe('Heading of the card, two words'),
  text: copy('One paragraph below the heading'),
});

const ofField = (name: string) =>
  strictObject({ required: copy('Said when nothing was given') }).describe(`Sentences of ${name}`);

export const careersPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  opening: strictObject({
    gap: copy('In the gap of the field of dots; leads to the form'),
    lead: copy('Who is looked for, one paragraph'),
  }).describe('Below the heading'),
  none: copy('In the place of the list when no position is open'),
  scale: cardSchema.describe('The card of growing'),
  care: cardSchema.describe('The card of caring'),
  vibe: strictObject({
    heading: sectionHeadingSchema,
    lines: array(runSchema).min(1).describe('Lines, each in its volume'),
  }).describe('How it is to work here'),
  join: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('One sentence before the form'),
    steps: array(
      strictObject({ lead: copy('What happens now'), text: copy('The sentence after it') }),
    )
      .min(1)
      .describe('What happens to an application'),
  }).describe('Beside the form'),
  form: strictObject({
    ...formParts,
    fields: strictObject({
      ...fieldLabels(careersFieldsSchema),
      resume: copy('Label of the resume'),
    }).describe('Labels of the fields'),
    empty: copy('In the empty message'),
    file: strictObject({
      choose: copy('Button while there is no file'),
      change: copy('Button while there is one'),
      limits: copy('Said before a file is chosen'),
      kept: copy('Said of a file that came with the last try'),
    }).describe('Words of the resume’s field'),
    stored: phraseSchema.describe('Said when the application is stored'),
    reference: copy('Before the reference of the message'),
    next: copy('What happens now'),
    withdraw: copy('Link that takes the application back, after it'),
    failed: copy('Said when the answer was not ok (docs/product.md, section 5)'),
    error: copy('Said when there was no answer (docs/product.md, section 5)'),
    closed: copy('The opening it was for has closed meanwhile'),
    nothingLost: copy('Text and file are still there'),
    fileLost: copy('The text is still there, the file is not'),
    refusals: strictObject({
      tooLarge: copy('The whole form is too large'),
      tooMany: copy('Too many forms came from one connection, or at once'),
    }).describe('Sentences when the form is refused as a whole; others are in `content/forms`'),
    problems: strictObject({
      position: ofField('the position'),
      message: ofField('the message'),
      resume: strictObject({
        required: copy('No file was chosen'),
        empty: copy('The file has no content'),
        tooLarge: copy('The file is larger than 5 MB'),
        type: copy('Neither its name nor its content is a .pdf, .doc or .docx'),
        mismatch: copy('Its content is not what its name says, or is several things at once'),
        damaged: copy('It breaks off or cannot be read'),
        encrypted: copy('It opens with a password only'),
        macros: copy('It carries macros'),
        active: copy('It runs something or fetches parts from elsewhere'),
        oversize: copy('It unpacks to more than a document has'),
      }).describe('Sentences of the resume'),
    }).describe('Sentences that only this form has, by field'),
  }).describe('The application form'),
});
