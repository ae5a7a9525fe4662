import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';

// Before the headings, which make the lowest of any level they do not offer.
const headingLevels = createServerFeature({
  key: 'headingLevels',
  feature: { ClientFeature: '/panel/editing/HeadingLevels.tsx#HeadingLevelsClient' },
});

/** What an article may be made of. `toHtml` must know how to write each of these. */
export const articleFeatures = [
  ParagraphFeature(),
  headingLevels(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  LinkFeature({ enabledCollections: [] }),
  UploadFeature({
    enabledCollections: ['media'],
    collections: {
      media: {
        fields: [
          {
            name: 'caption',
            type: 'text',
            maxLength: 300,
            admin: { description: 'Shown below the picture. May stay empty.' },
          },
        ],
      },
    },
  }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({
    blocks: [
      {
        slug: 'code',
        labels: { singular: 'Code', plural: 'Code' },
        fields: [{ name: 'code', type: 'textarea', required: true }],
      },
    ],
  }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

export const articleEditor = lexicalEditor({ features: articleFeatures });
