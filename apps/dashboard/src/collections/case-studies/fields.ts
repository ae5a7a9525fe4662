import { palette } from '@agency/brand/palette';
import { defaultLanguage } from '@agency/content/languages';
import type { CaseStudyCategory } from '@agency/contracts';
import type { Field, NumberField, Tab, UploadField } from 'payload';
import { createReason, toValidate } from '../../platform/language/errors.ts';
import { toOptions } from '../field-builders.ts';
import { caseStudyBlocks } from './blocks.ts';
import { createCropField } from './crop.ts';
import { findNextOrder } from './next-order.ts';
import { validateRelated } from './related.ts';
import { slugField } from './slug.ts';
import { localizedList, localizedParagraphs, localizedText } from './text-field.ts';
import { validatePlace, validateWorldColour } from './validators.ts';

const categoryLabels: Record<CaseStudyCategory, string> = {
  branding: 'Branding',
  ich: 'Integrated communications',
  web: 'Web',
};

const createSwatch = (least?: 'text' | 'drawn') => ({
  path: '/panel/case-studies/ColourSwatch.tsx#ColourSwatch',
  clientProps: { least },
});

const worldColour = (
  name: string,
  label: string,
  description: string,
  least?: 'text' | 'drawn',
): Field => ({
  name,
  label,
  type: 'text',
  validate: validateWorldColour(least),
  admin: { description, components: { afterInput: [createSwatch(least)] } },
});

const place = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 9999,
  validate: validatePlace,
  admin: { description },
});

const facts: Field[] = [
  localizedText('client', 60, {
    description: 'Name of the client. It is the heading of the page.',
  }),
  slugField,
  {
    type: 'row',
    fields: [
      localizedText('sector', 120, { description: 'What the client does, as “furniture”.' }),
      localizedText('country', 60, { description: 'Where the client is at home.' }),
    ],
  },
  {
    name: 'categories',
    type: 'select',
    hasMany: true,
    required: true,
    options: toOptions(categoryLabels),
    admin: {
      placeholder: 'Choose one or more',
      description: 'Filters of Our Work and service pages that show it.',
    },
  },
  localizedList('services', {
    placeholder: 'Type one and press Enter',
    description: 'What was done, as “visual identity”.',
  }),
  { name: 'year', type: 'number', min: 2000, max: 2100, admin: { description: 'Of its end.' } },
  localizedList('team', { description: 'Teams or people who worked on it.', isOptional: true }),
  localizedText('summary', 300, { rows: 2, description: 'The work in one line.' }),
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    required: true,
    minLength: 50,
    maxLength: 170,
    admin: {
      rows: 3,
      description: 'What search engines and shared links show, 50 to 170 characters.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        ...place(
          'order',
          'Place in the grid',
          'In Our Work, counted from 1. A new one comes last.',
        ),
        required: true,
        defaultValue: findNextOrder,
      },
      place('mobileOrder', 'Place on phones', 'In the list on phones. Empty means: the same.'),
    ],
  },
  {
    name: 'colour',
    type: 'text',
    required: true,
    defaultValue: palette.cobalt.toUpperCase(),
    validate: toValidate(
      (value: unknown) =>
        /^#[0-9a-f]{6}$/i.test(String(value ?? '')) || createReason(({ study }) => study.colour),
    ),
    admin: {
      components: { afterInput: [createSwatch()] },
      description: 'The colour behind the tile when it closes to a circle, as #1F3BFF.',
    },
  },
  {
    type: 'row',
    fields: [
      worldColour(
        'worldGround',
        'Background of the page',
        'What the page turns into after its headline. Empty means: the colour above.',
      ),
      worldColour('worldInk', 'Text on it', 'Must be easy to read on the background.', 'text'),
      worldColour('worldAccent', 'Dots on it', 'Must stand out from the background.', 'drawn'),
    ],
  },
];

const picture = (name: string, label: string, description: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
});

const pictures: Field[] = [
  { ...picture('tile', 'Tile', 'Upright, 4:5, 1200 × 1500. Shown in Our Work.'), required: true },
  picture('wide', 'Wide tile', 'Landscape, 16:10. The tile stands in where there is none.'),
  picture('small', 'Small tile', 'Square, without a wordmark. The tile stands in for it, too.'),
  picture('banner', 'Banner', 'Landscape, 16:9, top of the page. The wide tile stands in for it.'),
  picture(
    'bannerTall',
    'Banner on phones',
    'Upright, 3:4, its own crop up to 768 pixels. The tile stands in for it.',
  ),
  picture(
    'aperture',
    'Picture in the circle',
    'Beside the opening: a detail, and not the banner again. The small tile stands in for it.',
  ),
  createCropField('apertureCrop'),
];

const page: Field[] = [
  {
    type: 'collapsible',
    label: 'Opening',
    fields: [
      {
        ...localizedText('introHeading', 120, {
          label: 'Heading',
          description: 'Heading of the first section.',
        }),
        // Of other languages it is translated.
        defaultValue: ({ locale }) => (locale === defaultLanguage.tag ? 'The Brief' : undefined),
      },
      localizedParagraphs('introText', 'An empty line begins a new paragraph.', { label: 'Text' }),
    ],
  },
  {
    name: 'blocks',
    label: 'The rest of the page',
    labels: { singular: 'Part', plural: 'Parts' },
    type: 'blocks',
    blocks: caseStudyBlocks,
    maxRows: 60,
    admin: { description: 'Texts, pictures and films, in the order visitors see them.' },
  },
  localizedParagraphs('changed', 'What the work changed, at the end of the page.', {
    label: 'What changed',
    isOptional: true,
    rows: 3,
  }),
  {
    name: 'related',
    label: 'Related work',
    type: 'text',
    hasMany: true,
    validate: validateRelated,
    admin: {
      description: 'Up to three that are always shown below it. The rest are chosen by chance.',
      components: { Field: '/panel/case-studies/RelatedField.tsx#RelatedField' },
    },
  },
];

/** The tabs of the form. */
export const caseStudyTabs: Tab[] = [
  { label: 'Facts', description: 'Whose work it is, and its place in the grid.', fields: facts },
  { label: 'Pictures', description: 'How it is shown in lists, and its banner.', fields: pictures },
  { label: 'Page', description: 'What visitors read.', fields: page },
];
