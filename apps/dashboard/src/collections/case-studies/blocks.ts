import { rhythmSchema } from '@agency/contracts';
import type { Block, Field } from 'payload';
import { studyBlockPictures } from './block-pictures.ts';
import { createCropField } from './crop.ts';
import { aList, aText, captions, lines, paragraphs, something, webAddress } from './field-rules.ts';
import { PICTURE_FIELD } from './picture-field.ts';
import { rhythmLabels } from './rhythms.ts';

const PARTED = 'An empty line begins a new paragraph.';
const SECTION_HEADING = 'Heading of the section.';

const heading = (missing?: 'results' | 'cardsHeading'): Field => ({
  name: 'heading',
  type: 'text',
  required: missing !== undefined,
  validate: aText({ ...(missing && { missing }), max: 120 }),
  admin: { description: missing ? SECTION_HEADING : `${SECTION_HEADING} May stay empty.` },
});

const text = (missing?: 'text'): Field => ({
  name: 'text',
  type: 'textarea',
  required: missing !== undefined,
  validate: paragraphs(missing),
  admin: { rows: 6, description: missing ? PARTED : `${PARTED} May stay empty.` },
});

const block = (
  slug: keyof typeof studyBlockPictures,
  singular: string,
  fields: Field[],
): Block => ({
  slug,
  labels: { singular, plural: singular },
  fields,
  // A row is known by what it is; a name of its own would be one more thing to fill in.
  admin: { disableBlockName: true, images: studyBlockPictures[slug] },
});

/** The parts that a page of a case study is put together from, as `packages/contracts/case-study.ts` says. */
export const studyBlocks: Block[] = [
  block('text', 'Text', [heading(), text('text')]),
  block('gallery', 'Pictures', [
    {
      name: 'rhythm',
      label: 'Layout',
      type: 'select',
      defaultValue: 'pairs',
      options: rhythmSchema.options.map((value) => ({ value, label: rhythmLabels[value] })),
      admin: { components: { Field: '/panel/case-studies/RhythmField.tsx#RhythmField' } },
    },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      validate: aList({ missing: 'gallery', max: 40 }),
      admin: {
        description: 'In this order. Landscape, 1600 × 1200 or 1600 × 1000.',
        components: { Field: PICTURE_FIELD },
      },
    },
    {
      name: 'captions',
      label: 'Text below them',
      type: 'textarea',
      validate: captions,
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
      validate: something('picture'),
      admin: {
        description: 'From edge to edge. 1600 pixels wide or more.',
        components: { Field: PICTURE_FIELD },
      },
    },
  ]),
  block('video', 'Film', [
    {
      name: 'film',
      type: 'upload',
      relationTo: 'films',
      required: true,
      validate: something('film'),
      admin: { description: 'Plays when a visitor presses it, and not before.' },
    },
  ]),
  block('results', 'Results', [
    heading('results'),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Figure', plural: 'Figures' },
      required: true,
      validate: aList({ missing: 'figures', max: 12 }),
      fields: [
        {
          name: 'topText',
          label: 'Figure',
          type: 'text',
          required: true,
          validate: aText({ missing: 'figure', max: 40 }),
          admin: { description: 'As short as “+38 %” or “2.4 M”.' },
        },
        {
          name: 'bottomText',
          label: 'What it counts',
          type: 'text',
          required: true,
          validate: aText({ missing: 'counted', max: 120 }),
        },
        {
          name: 'footerText',
          label: 'Remark',
          type: 'text',
          validate: aText({ max: 200 }),
          admin: { description: 'Since when, or against what. May stay empty.' },
        },
      ],
    },
  ]),
  block('dotCards', 'Cards with a dot', [
    heading('cardsHeading'),
    text(),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Card', plural: 'Cards' },
      required: true,
      validate: aList({ missing: 'cards', max: 12 }),
      fields: [
        {
          name: 'title',
          label: 'Step',
          type: 'text',
          required: true,
          validate: aText({ missing: 'step', max: 120 }),
        },
        {
          name: 'points',
          label: 'What is done in it',
          type: 'textarea',
          required: true,
          validate: lines('points'),
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
      required: true,
      validate: aText({ missing: 'link', max: 120 }),
    },
    {
      name: 'href',
      label: 'Address',
      type: 'text',
      required: true,
      validate: webAddress,
      admin: { description: 'Beginning with https://. It opens in a new tab.' },
    },
  ]),
];
