import type { Rhythm } from '@agency/contracts';
import type { Block, Field } from 'payload';
import { toOptions } from '../field-builders.ts';
import { createCropField } from './crop.ts';
import { localizedParagraphs, localizedText } from './text-field.ts';
import { MAX_LINES, toLines, validateCaptions, validateParts, validateUrl } from './validators.ts';

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

const heading = (isOptional = false): Field =>
  localizedText('heading', 120, {
    isOptional,
    description: isOptional ? `${SECTION_HEADING} May stay empty.` : SECTION_HEADING,
  });

const text = (isOptional = false): Field =>
  localizedParagraphs('text', isOptional ? `${PARTED} May stay empty.` : PARTED, { isOptional });

/** A choice of two colours; the first is the default. */
const colour = (name: string, label: string, names: Record<string, string>): Field => {
  const options = toOptions(names);
  return { name, label, type: 'select', required: true, defaultValue: options[0]?.value, options };
};

const block = (slug: string, singular: string, fields: Field[]): Block => ({
  slug,
  labels: { singular, plural: singular },
  fields,
  // A block name would be one more field to fill in.
  admin: { disableBlockName: true },
});

/** The blocks of a case study (`packages/contracts/case-study.ts`). */
export const caseStudyBlocks: Block[] = [
  block('text', 'Text', [heading(true), text()]),
  block('gallery', 'Pictures', [
    {
      name: 'rhythm',
      label: 'Layout',
      type: 'select',
      defaultValue: 'pairs',
      options: toOptions(rhythmLabels),
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
      admin: { description: 'From edge to edge. Best 2880 pixels wide.' },
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
    heading(),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Figure', plural: 'Figures' },
      required: true,
      maxRows: 12,
      fields: [
        localizedText('topText', 40, {
          label: 'Figure',
          description: 'As short as “+38 %” or “2.4 M”.',
        }),
        localizedText('bottomText', 120, { label: 'What it counts' }),
        localizedText('footerText', 200, {
          label: 'Remark',
          description: 'Since when, or against what. May stay empty.',
          isOptional: true,
        }),
      ],
    },
  ]),
  block('dotCards', 'Cards with a dot', [
    heading(),
    text(true),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Card', plural: 'Cards' },
      required: true,
      maxRows: 12,
      fields: [
        localizedText('title', 120, { label: 'Step' }),
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
            colour('dot', 'Dot', { blue: 'Blue', yellow: 'Yellow' }),
            colour('ground', 'Card', { grey: 'Grey', white: 'White' }),
          ],
        },
        { name: 'border', label: 'A line around the card', type: 'checkbox', defaultValue: false },
      ],
    },
  ]),
  block('website', 'Link to the client’s website', [
    localizedText('label', 120, { label: 'Text of the link' }),
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
