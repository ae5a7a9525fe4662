import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage } from '@agency/content/languages';
import type { CollectionConfig } from 'payload';
import { editors, nobody, publishedContentOrEditor } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { createReason, toValidate } from '../../panel/language/errors.ts';
import { endDryRun } from '../editing/apply-scheduled-publish.ts';
import { beginOperation, commitOperation } from '../editing/atomic-operation.ts';
import { auditPublishing, recordEditor, recordWasPublic } from '../editing/audit-publishing.ts';
import { LOCK_DURATION } from '../editing/document-lock.ts';
import { createPreviewEndpoints } from '../editing/preview-endpoints.ts';
import { rejectStaleWrite, renewLock } from '../editing/reject-stale-write.ts';
import { createRestoreEndpoint } from '../editing/restore-version.ts';
import { createScheduleCleanup } from '../editing/schedule.ts';
import { createScheduleEndpoints } from '../editing/schedule-endpoints.ts';
import { draftVersions } from '../editing/versioned.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { validateOverrides } from './validate-fields.ts';

/** Edited copy and facts of the website: one document per file and language (docs/content.md). */
export const content: CollectionConfig = {
  slug: 'content',
  custom: publicContent,
  labels: { singular: 'Website texts', plural: 'Website texts' },
  access: {
    create: editors,
    read: publishedContentOrEditor,
    readVersions: editors,
    update: editors,
    // Editors reset and publish instead.
    delete: nobody,
  },
  // `panel/words` has its screens.
  admin: { hidden: true, useAsTitle: 'key' },
  disableDuplicate: true,
  lockDocuments: { duration: LOCK_DURATION },
  endpoints: [
    ...contentEndpoints,
    createRestoreEndpoint('content'),
    ...createPreviewEndpoints('content'),
    ...createScheduleEndpoints('content'),
  ],
  indexes: [{ fields: ['key', 'language'], unique: true }],
  versions: draftVersions,
  hooks: {
    beforeOperation: [beginOperation, rejectStaleWrite],
    beforeValidate: [validateOverrides],
    beforeChange: [recordEditor, recordWasPublic],
    afterChange: [endDryRun, createScheduleCleanup('content'), auditPublishing],
    afterOperation: [renewLock, commitOperation],
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
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
      validate: toValidate(
        (language: unknown) =>
          findLanguage(language) !== undefined || createReason(({ words }) => words.noLanguage),
      ),
    },
    {
      name: 'fields',
      type: 'json',
      required: true,
      defaultValue: {},
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    // Only in translations: the source text of each field when it was translated (`source-snapshot.ts`).
    {
      name: 'basis',
      type: 'json',
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    // Not a relation: the account may be deleted, and its id is never reused.
    { name: 'editedBy', type: 'number' },
  ],
};
