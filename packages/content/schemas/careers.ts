import * as z from 'zod';
import { array, strictObject } from 'zod';
import { formParts, personLabels } from './form-parts.ts';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  runSchema,
  sectionHeadingSchema,
  words,
} from './shared.ts';

const cardSchema = strictObject({
  heading: strictObject({
    word: words('The word that stays'),
    volume: z.union([z.literal(1), z.literal(6)]).describe('Volume of the word that stays'),
    swell: words('The word whose letters swell away from that volume'),
  }).describe('Heading of the card, two words'),
  text: words('One paragraph below the heading'),
});

const ofField = (name: string) =>
  strictObject({ required: words('Said when nothing was given') }).describe(`Sentences of ${name}`);

export const careersPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  opening: strictObject({
    gap: words('In the gap of the field of dots; leads to the form'),
    lead: words('Who is looked for, one paragraph'),
  }).describe('Below the heading'),
  scale: cardSchema.describe('The card of growing'),
  care: cardSchema.describe('The card of caring'),
  vibe: strictObject({
    heading: sectionHeadingSchema,
    lines: array(runSchema).min(1).describe('Lines, each in its volume'),
  }).describe('How it is to work here'),
  join: strictObject({
    heading: sectionHeadingSchema,
    lead: words('One sentence before the form'),
    offices: words('Label of the office cities, which are the brand’s'),
    resume: strictObject({
      label: words('Label of the fact'),
      text: words('Kinds of files and size'),
    }).describe('What a resume may be'),
    data: strictObject({
      label: words('Label of the fact'),
      link: linkSchema.describe('The way to the privacy policy'),
    }).describe('What happens to the data'),
  }).describe('Beside the form'),
  form: strictObject({
    ...formParts,
    fields: strictObject({
      ...personLabels,
      position: words('Label of the position applied for'),
      message: words('Label of the message'),
      resume: words('Label of the resume'),
    }).describe('Labels of the fields'),
    file: strictObject({
      choose: words('Button while there is no file'),
      change: words('Button while there is one'),
      limits: words('Said before a file is chosen'),
      kept: words('Said of a file that came with the last try'),
    }).describe('Words of the resume’s field'),
    stored: phraseSchema.describe('Said when the application is stored'),
    withdraw: words('Link that takes the application back, after it'),
    failed: words('Said when the answer was not ok (docs/product.md, section 5)'),
    error: words('Said when there was no answer (docs/product.md, section 5)'),
    closed: words('The opening it was for has closed meanwhile'),
    nothingLost: words('Text and file are still there'),
    fileLost: words('The text is still there, the file is not'),
    refusals: strictObject({
      tooLarge: words('The whole form is too large'),
      tooMany: words('Too many forms came from one connection, or at once'),
    }).describe('Sentences when the form is refused as a whole; others are in `content/forms`'),
    problems: strictObject({
      position: ofField('the position'),
      message: ofField('the message'),
      resume: strictObject({
        required: words('No file was chosen'),
        empty: words('The file has no content'),
        tooLarge: words('The file is larger than 5 MB'),
        type: words('Neither its name nor its content is a .pdf, .doc or .docx'),
        mismatch: words('Its content is not what its name says, or is several things at once'),
        damaged: words('It breaks off or cannot be read'),
        encrypted: words('It opens with a password only'),
        macros: words('It carries macros'),
        active: words('It runs something or fetches parts from elsewhere'),
        oversize: words('It unpacks to more than a document has'),
      }).describe('Sentences of the resume'),
    }).describe('Sentences that only this form has, by field'),
  }).describe('The application form'),
});
