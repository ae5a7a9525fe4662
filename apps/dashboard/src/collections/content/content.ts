import { defaultLanguage } from '@agency/content/languages';
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { editors, nobody, publishedContentOrEditor } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { toLanguage } from '../../panel/language/language.ts';
import type { Content } from '../../payload-types.ts';
import { endDryRun } from '../editing/apply-scheduled-publish.ts';
import { beginOperation, commitOperation } from '../editing/atomic-operation.ts';
import { auditPublishing, recordEditor, recordWasPublic } from '../editing/audit-publishing.ts';
import { LOCK_DURATION } from '../editing/document-lock.ts';
import { createPreview } from '../editing/live-preview.ts';
import { rejectStaleWrite, renewLock } from '../editing/reject-stale-write.ts';
import { createRestoreEndpoint } from '../editing/restore-version.ts';
import { createScheduleCleanup } from '../editing/schedule.ts';
import { createScheduleEndpoints } from '../editing/schedule-endpoints.ts';
import { draftVersions } from '../editing/versioned.ts';
import {
  editedByField,
  formIdField,
  NO_DIFF,
  noticesField,
  previewedControls,
  scheduledField,
} from '../editing/versioned-fields.ts';
import { menuGroups } from '../menu-groups.ts';
import { toContentTitle } from './content-labels.ts';
import { storeDifferences } from './store-differences.ts';
import { validateContent } from './validate-content.ts';

/** The first start creates the documents, which publishes nothing. */
const auditChanges: CollectionAfterChangeHook = (args) =>
  args.operation === 'create' ? args.doc : auditPublishing(args);

/** Edited copy and facts of the website: one document per file and language (docs/content.md). */
export const content: CollectionConfig = {
  slug: 'content',
  custom: publicContent,
  labels: { singular: 'Website texts', plural: 'Website texts' },
  access: {
    // `create-documents.ts` does it.
    create: nobody,
    read: publishedContentOrEditor,
    readVersions: editors,
    update: editors,
    // Editors reset and publish instead.
    delete: nobody,
  },
  admin: {
    group: menuGroups.content,
    useAsTitle: 'title',
    description: 'The website has default texts. Change them here; every field can be reset.',
    defaultColumns: ['title', '_status', 'scheduled', 'fields', 'updatedAt'],
    listSearchableFields: ['title', 'key'],
    pagination: { defaultLimit: 100 },
    hideAPIURL: true,
    ...createPreview('content'),
    components: {
      edit: previewedControls,
    },
  },
  defaultSort: 'title',
  // `title` is read from them.
  forceSelect: { key: true, language: true },
  disableDuplicate: true,
  lockDocuments: { duration: LOCK_DURATION },
  endpoints: [createRestoreEndpoint('content'), ...createScheduleEndpoints('content')],
  indexes: [{ fields: ['key', 'language'], unique: true }],
  versions: draftVersions,
  hooks: {
    beforeOperation: [beginOperation, rejectStaleWrite],
    beforeValidate: [storeDifferences],
    beforeChange: [recordEditor, recordWasPublic],
    afterChange: [endDryRun, createScheduleCleanup('content'), auditChanges],
    afterOperation: [renewLock, commitOperation],
  },
  fields: [
    noticesField,
    scheduledField,
    // Label of the file. It is stored in English, for sorting and search.
    {
      name: 'title',
      type: 'text',
      admin: { components: { Field: NO_DIFF, Diff: NO_DIFF } },
      hooks: {
        beforeChange: [({ data }) => toContentTitle(data as Content)],
        afterRead: [({ data, req }) => toContentTitle(data as Content, toLanguage(req.i18n))],
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
      admin: { components: { Field: NO_DIFF } },
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
      admin: { components: { Field: NO_DIFF, Diff: NO_DIFF } },
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    editedByField,
    formIdField,
  ],
};
