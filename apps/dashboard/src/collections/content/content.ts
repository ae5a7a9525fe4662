import { defaultLanguage } from '@agency/content/languages';
import type { CollectionConfig } from 'payload';
import { editors, nobody, publishedContentOrEditor } from '../../access/access.ts';
import type { Content } from '../../payload-types.ts';
import { toPanelLanguage } from '../../platform/language/language.ts';
import { createPreview } from '../editing/live-preview.ts';
import { createVersionedCollection } from '../editing/versioned-collection.ts';
import { NO_FIELD } from '../field-builders.ts';
import { toContentTitle } from './label-fields.ts';
import { storeDifferences } from './store-differences.ts';
import { validateContent } from './validate-content.ts';

const collection = createVersionedCollection({
  slug: 'content',
  labels: { singular: 'Website texts', plural: 'Website texts' },
  access: { read: publishedContentOrEditor, write: editors },
  admin: {
    useAsTitle: 'title',
    description: 'The website has default texts. Change them here; every field can be reset.',
    defaultColumns: ['title', '_status', 'scheduled', 'fields', 'updatedAt'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 100 },
    ...createPreview('content'),
    components: { beforeListTable: ['/panel/content/FoundWords.tsx#FoundWords'] },
  },
  defaultSort: 'title',
  // `title` is read from them.
  forceSelect: { key: true, language: true },
  disableDuplicate: true,
  indexes: [{ fields: ['key', 'language'], unique: true }],
  hooks: { beforeValidate: [storeDifferences] },
  fields: [
    // Label of the file. It is stored in English, for sorting and search.
    {
      name: 'title',
      type: 'text',
      admin: { components: { Field: NO_FIELD, Diff: NO_FIELD } },
      hooks: {
        beforeChange: [({ data }) => toContentTitle(data as Content)],
        afterRead: [({ data, req }) => toContentTitle(data as Content, toPanelLanguage(req.i18n))],
      },
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      admin: { hidden: true },
    },
    {
      name: 'language',
      type: 'text',
      required: true,
      defaultValue: defaultLanguage.tag,
      admin: { components: { Field: NO_FIELD } },
    },
    {
      name: 'fields',
      label: 'Texts',
      type: 'json',
      required: true,
      defaultValue: {},
      validate: validateContent as never,
      admin: {
        components: {
          Field: '/panel/content/ContentField.tsx#ContentField',
          Cell: '/panel/content/ContentCell.tsx#ContentCell',
        },
      },
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    // Only in translations: the source text of each field when it was translated (`source-snapshot.ts`).
    {
      name: 'basis',
      label: 'Translated source',
      type: 'json',
      // Not `hidden`: the form saves it with the texts.
      admin: { components: { Field: NO_FIELD, Diff: NO_FIELD } },
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
  ],
});

/** Edited copy and facts of the website: one document per file and language (docs/content.md). */
export const content: CollectionConfig = {
  ...collection,
  // `create-documents.ts` creates them. Editors reset and publish instead of deleting them.
  access: { ...collection.access, create: nobody, delete: nobody },
};
