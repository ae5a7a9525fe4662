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
import { toBilingual, toBilingualLabel } from '../../platform/language/bilingual.ts';
import { linkedCollections } from '../references/article-references.ts';
import { filmBlock } from './film-block.ts';
import { toLinkFields } from './link-fields.ts';
import { withNamedLinks } from './named-links.ts';

// For text that is not in the form yet, Ctrl+K, and text of word processors and other websites.
const trackEditor = createServerFeature({
  key: 'trackEditor',
  feature: { ClientFeature: '/panel/editing/track-editors.tsx#TrackEditorClient' },
});

/** Features of every text. */
const createTextFeatures = (enabledHeadingSizes: ('h2' | 'h3' | 'h4')[]) => [
  trackEditor(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** Features of articles. `toHtml` must support each. */
export const articleFeatures = [
  ...createTextFeatures(['h2', 'h3', 'h4']),
  InlineCodeFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  // `resolveLinks` reads the documents.
  LinkFeature({ enabledCollections: [...linkedCollections], fields: toLinkFields, maxDepth: 0 }),
  UploadFeature({
    enabledCollections: ['media'],
    collections: {
      media: {
        fields: [
          {
            name: 'caption',
            type: 'text',
            maxLength: 300,
            label: toBilingual('Caption'),
            admin: { description: toBilingual('Shown below the picture. May stay empty.') },
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
        labels: { singular: toBilingualLabel('Code'), plural: toBilingualLabel('Code') },
        admin: { disableBlockName: true },
        fields: [{ name: 'code', label: toBilingual('Code'), type: 'textarea', required: true }],
      },
      filmBlock,
    ],
  }),
];

export const articleEditor = withNamedLinks(lexicalEditor({ features: articleFeatures }));

/** Editor for short texts without pictures. */
export const descriptionEditor = withNamedLinks(
  lexicalEditor({
    features: [
      ...createTextFeatures(['h2', 'h3']),
      LinkFeature({ enabledCollections: [], fields: toLinkFields }),
    ],
  }),
);
