import { type Rhythm, rhythmSchema } from '@agency/contracts';
import type { Block, Field } from 'payload';
import { createCropField } from './crop.ts';
import {
  MAX_LINES,
  MAX_PARAGRAPHS,
  toLines,
  toParagraphs,
  validateCaptions,
  validateParts,
  validateUrl,
} from './validators.ts';

/** Labels of the gallery layouts. */
const rhythmLabels: Record<Rhythm, string> = {
  pairs: 'Two a row, one of them nearly square',
  triptych: 'Three upright ones a row',
  tall: 'An upright one beside two',
  beside: 'Beside the text before them, which stays while they pass',
  detail: 'So close that it becomes a pattern',
};

const PARTED = 'An empty line begins a new paragraph.';
const SECTION_HEADING = 'Heading of the section.';

const heading = (required = false): Field => ({
  name: 'heading',
  type: 'text',
  localized: true,
  required,
  maxLength: 120,
  admin: { description: required ? SECTION_HEADING : `${SECTION_HEADING} May stay empty.` },
});

const text = (required = false): Field => ({
  name: 'text',
  type: 'textarea',
  localized: true,
  required,
  validate: validateParts(toParagraphs, MAX_PARAGRAPHS),
  admin: { rows: 6, description: required ? PARTED : `${PARTED} May stay empty.` },
});

const block = (slug: string, singular: string, fields: Field[]): Block => ({
  slug,
  labels: { singular, plural: singular },
  fields,
  // A block name would be one more field to fill in.
  admin: { disableBlockName: true },
});

/** The blocks of a case study (`packages/contracts/case-study.ts`). */
export const caseStudyBlocks: Block[] = [
  block('text', 'Text', [heading(), text(true)]),
  block('gallery', 'Pictures', [
    {
      name: 'rhythm',
      label: 'Layout',
      type: 'select',
      defaultValue: 'pairs',
      options: rhythmSchema.options.map((value) => ({ value, label: rhythmLabels[value] })),
    },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      maxRows: 40,
      admin: { description: 'In this order. Landscape, 1600 × 1200 or 1600 × 1000.' },
    },
    {
      name: 'captions',
      label: 'Text below them',
      type: 'textarea',
      localized: true,
      validate: validateCaptions,
      admin: {
        rows: 3,
        description:
          'What they tell beyond what they show: a line for each picture, in their order. An empty line for one that speaks for itself.',
      },
    },
    createCropField('crop', {
      condition: (_data, siblings) => siblings?.rhythm === 'detail',
    }),
  ]),
  block('wide', 'Wide picture', [
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'From edge to edge. 1600 pixels wide or more.' },
    },
  ]),
  block('video', 'Film', [
    {
      name: 'film',
      type: 'upload',
      relationTo: 'films',
      required: true,
      admin: { description: 'Plays when a visitor presses it, and not before.' },
    },
  ]),
  block('results', 'Results', [
    heading(true),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Figure', plural: 'Figures' },
      required: true,
      maxRows: 12,
      fields: [
        {
          name: 'topText',
          label: 'Figure',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 40,
          admin: { description: 'As short as “+38 %” or “2.4 M”.' },
        },
        {
          name: 'bottomText',
          label: 'What it counts',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 120,
        },
        {
          name: 'footerText',
          label: 'Remark',
          type: 'text',
          localized: true,
          maxLength: 200,
          admin: { description: 'Since when, or against what. May stay empty.' },
        },
      ],
    },
  ]),
  block('dotCards', 'Cards with a dot', [
    heading(true),
    text(),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Card', plural: 'Cards' },
      required: true,
      maxRows: 12,
      fields: [
        {
          name: 'title',
          label: 'Step',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 120,
        },
        {
          name: 'points',
          label: 'What is done in it',
          type: 'textarea',
          localized: true,
          required: true,
          validate: validateParts(toLines, MAX_LINES),
          admin: { description: 'One point a line.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'dot',
              type: 'select',
              required: true,
              defaultValue: 'blue',
              options: [
                { value: 'blue', label: 'Blue' },
                { value: 'yellow', label: 'Yellow' },
              ],
            },
            {
              name: 'ground',
              label: 'Card',
              type: 'select',
              required: true,
              defaultValue: 'grey',
              options: [
                { value: 'grey', label: 'Grey' },
                { value: 'white', label: 'White' },
              ],
            },
          ],
        },
        { name: 'border', label: 'A line around the card', type: 'checkbox', defaultValue: false },
      ],
    },
  ]),
  block('website', 'Link to the client’s website', [
    {
      name: 'label',
      label: 'Text of the link',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
    },
    {
      name: 'href',
      label: 'Address',
      type: 'text',
      required: true,
      validate: validateUrl,
      admin: { description: 'Beginning with https://. It opens in a new tab.' },
    },
  ]),
];
