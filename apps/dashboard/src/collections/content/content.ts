import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage } from '@agency/content/languages';
import type { CollectionConfig } from 'payload';
import { editors, nobody, publishedWordsOrEditor } from '../../access/access.ts';
import { createReason, toValidate } from '../../panel/language/errors.ts';
import { endTrial } from '../editing/apply-plan.ts';
import { LOCK_DURATION } from '../editing/document-lock.ts';
import { draftVersions } from '../editing/drafted.ts';
import { notePublic, notePublishing } from '../editing/note-publishing.ts';
import { createPreviewEndpoints } from '../editing/preview-endpoints.ts';
import { createRestoreEndpoint } from '../editing/restore-version.ts';
import { createSaveEndpoint, noteEditor } from '../editing/save-document.ts';
import { createScheduleSettling } from '../editing/schedule.ts';
import { createScheduleEndpoints } from '../editing/schedule-endpoints.ts';
import { keepDifferences } from './check-fields.ts';
import { wordsEndpoints } from './save-words.ts';
import { toStudyId } from './words-name.ts';

/** Edited copy and facts of the website: one document per file and language (docs/content.md). */
export const content: CollectionConfig = {
  slug: 'content',
  labels: { singular: 'Website texts', plural: 'Website texts' },
  access: {
    create: editors,
    read: publishedWordsOrEditor,
    readVersions: editors,
    update: editors,
    // Words are reset, and a reset is published.
    delete: nobody,
  },
  // Its screens are ours: `panel/words`.
  admin: { hidden: true, useAsTitle: 'key' },
  disableDuplicate: true,
  lockDocuments: { duration: LOCK_DURATION },
  endpoints: [
    ...wordsEndpoints,
    createSaveEndpoint('content'),
    createRestoreEndpoint('content'),
    ...createPreviewEndpoints('content'),
    ...createScheduleEndpoints('content'),
  ],
  indexes: [{ fields: ['key', 'language'], unique: true }],
  versions: draftVersions,
  hooks: {
    beforeValidate: [keepDifferences],
    beforeChange: [noteEditor, notePublic],
    afterChange: [endTrial, createScheduleSettling('content'), notePublishing],
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      validate: toValidate(
        (key: unknown) =>
          (typeof key === 'string' && (isContentKey(key) || toStudyId(key) !== undefined)) ||
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
    // Of words in another language than the default one: what that said where they were written (`basis.ts`).
    {
      name: 'basis',
      type: 'json',
      typescriptSchema: [() => ({ type: 'object', additionalProperties: true })],
    },
    // The account's number alone: it may be deleted, and is never given to another.
    { name: 'editedBy', type: 'number' },
  ],
};
