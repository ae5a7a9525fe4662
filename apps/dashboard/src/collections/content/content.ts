import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage } from '@agency/content/languages';
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { editors, nobody, publishedContentOrEditor } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { createReason, toValidate } from '../../panel/language/errors.ts';
import { toLanguage } from '../../panel/language/language.ts';
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
} from '../editing/versioned-fields.ts';
import { toContentTitle } from './content-labels.ts';
import { toContentName } from './content-name.ts';
import { storeDifferences } from './store-differences.ts';
import { validateContent } from './validate-content.ts';

/** The first opening of a file creates its document, which publishes nothing. */
const auditChanges: CollectionAfterChangeHook = (args) =>
  args.operation === 'create' ? args.doc : auditPublishing(args);

/** Edited copy and facts of the website: one document per file and language (docs/content.md). */
export const content: CollectionConfig = {
  slug: 'content',
  custom: publicContent,
  labels: { singular: 'Website texts', plural: 'Website texts' },
  access: {
    // `/admin/words/{name}` creates a document when it is opened first.
    create: nobody,
    read: publishedContentOrEditor,
    readVersions: editors,
    update: editors,
    // Editors reset and publish instead.
    delete: nobody,
  },
  admin: {
    // The menu links to the list at `/admin/words`.
    group: false,
    useAsTitle: 'title',
    hideAPIURL: true,
    ...createPreview('content'),
    components: {
      edit: previewedControls,
      views: {
        list: { Component: '/panel/content/ContentView.tsx#RedirectToContent' },
      },
    },
  },
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
    // The name of the file. Its column stays empty, because Payload accepts no virtual field as title.
    {
      name: 'title',
      type: 'text',
      admin: { hidden: true, components: { Diff: NO_DIFF } },
      hooks: {
        beforeChange: [() => null],
        afterRead: [
          ({ data, req }) =>
            toContentTitle(toContentName(data?.key, data?.language), toLanguage(req.i18n)),
        ],
      },
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      admin: { hidden: true },
      validate: toValidate(
        (key: unknown) =>
          (typeof key === 'string' && isContentKey(key)) ||
          createReason(({ words }) => words.noFile),
      ),
    },
    {
      name: 'language',
      type: 'text',
      required: true,
      defaultValue: defaultLanguage.tag,
      admin: { hidden: true },
      validate: toValidate(
        (language: unknown) =>
          findLanguage(language) !== undefined || createReason(({ words }) => words.noLanguage),
      ),
    },
    {
      name: 'fields',
      label: 'Texts',
      type: 'json',
      required: true,
      defaultValue: {},
      validate: validateContent as never,
      admin: { components: { Field: '/panel/content/ContentField.tsx#ContentField' } },
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    // Only in translations: the source text of each field when it was translated (`source-snapshot.ts`).
    {
      name: 'basis',
      label: 'Translated source',
      type: 'json',
      // Not `hidden`: the form saves it with the texts.
      admin: { components: { Field: '/panel/NoField.tsx#NoField', Diff: NO_DIFF } },
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    editedByField,
    formIdField,
  ],
};
