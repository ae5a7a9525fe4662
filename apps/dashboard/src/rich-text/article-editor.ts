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
import { toBilingual, toBilingualLabel } from '../panel/language/bilingual.ts';
import { blockPictures } from './block-pictures.ts';
import { filmBlock } from './film-block.ts';
import { toLinkFields, toUrlFields } from './link-fields.ts';
import { withNamedLinks } from './named-links.ts';

// Before headings, which convert other levels to the lowest one.
const headingLevels = createServerFeature({
  key: 'headingLevels',
  feature: { ClientFeature: '/panel/editing/HeadingLevels.tsx#HeadingLevelsClient' },
});

// Before uploads, which would fetch pasted pictures from other hosts.
const remotePictures = createServerFeature({
  key: 'remotePictures',
  feature: { ClientFeature: '/panel/pictures/RemotePictures.tsx#RemotePicturesClient' },
});

// Cleans lists, links and spaces of word processors.
const pastedText = createServerFeature({
  key: 'pastedText',
  feature: { ClientFeature: '/panel/editing/PastedText.tsx#PastedTextClient' },
});

const tableHeads = createServerFeature({
  key: 'tableHeads',
  feature: { ClientFeature: '/panel/editing/TableHeaders.tsx#TableHeadersClient' },
});

const history = createServerFeature({
  key: 'history',
  feature: { ClientFeature: '/panel/editing/UndoRedo.tsx#UndoRedoClient' },
});

/** Features of articles. `toHtml` must support each. */
export const articleFeatures = [
  history(),
  ParagraphFeature(),
  pastedText(),
  headingLevels(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  LinkFeature({ enabledCollections: [], fields: toLinkFields }),
  remotePictures(),
  UploadFeature({
    enabledCollections: ['media'],
    collections: {
      media: {
        fields: [
          {
            name: 'caption',
            type: 'text',
            maxLength: 300,
            label: toBilingualLabel('Caption'),
            admin: { description: toBilingual('Shown below the picture. May stay empty.') },
          },
        ],
      },
    },
  }),
  EXPERIMENTAL_TableFeature(),
  tableHeads(),
  BlocksFeature({
    blocks: [
      {
        slug: 'code',
        labels: { singular: toBilingualLabel('Code'), plural: toBilingualLabel('Code') },
        admin: { images: blockPictures.code, disableBlockName: true },
        fields: [
          { name: 'code', label: toBilingualLabel('Code'), type: 'textarea', required: true },
        ],
      },
      filmBlock,
    ],
  }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

export const articleEditor = withNamedLinks(lexicalEditor({ features: articleFeatures }));

/** Editor for short texts without pictures. */
export const descriptionEditor = withNamedLinks(
  lexicalEditor({
    features: [
      ParagraphFeature(),
      headingLevels(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      LinkFeature({ enabledCollections: [], fields: toUrlFields }),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  }),
);
