import type { CollectionConfig } from 'payload';
import { editors, publishedContentOrEditor } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { endDryRun } from '../editing/apply-scheduled-publish.ts';
import { beginOperation, commitOperation } from '../editing/atomic-operation.ts';
import {
  auditDeletion,
  auditPublishing,
  recordEditor,
  recordWasPublic,
} from '../editing/audit-publishing.ts';
import { LOCK_DURATION } from '../editing/document-lock.ts';
import { forceDraft } from '../editing/force-draft.ts';
import { createFormerSlugHook, formerSlugsField } from '../editing/former-slugs.ts';
import { createPreview } from '../editing/live-preview.ts';
import { rejectStaleWrite, renewLock } from '../editing/reject-stale-write.ts';
import { createRestoreEndpoint } from '../editing/restore-version.ts';
import { createScheduleCleanup } from '../editing/schedule.ts';
import { createScheduleEndpoints } from '../editing/schedule-endpoints.ts';
import { draftVersions } from '../editing/versioned.ts';
import {
  createUsesField,
  editedByField,
  firstPublishedField,
  formIdField,
  NO_DIFF,
  newDraftView,
  noticesField,
  previewedControls,
  scheduledField,
  versionsView,
} from '../editing/versioned-fields.ts';
import { menuGroups } from '../menu-groups.ts';
import { validateLanguages } from '../validate-languages.ts';
import { caseStudyTabs } from './fields.ts';
import { importEndpoint } from './import-case-study.ts';
import { recordSlugKey, validateDraft } from './slug.ts';
import { trimPublished } from './validators.ts';

/** Case studies that editors created or copied from those in files (docs/content.md). */
export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  custom: publicContent,
  labels: { singular: 'Case study', plural: 'Case studies' },
  access: {
    create: editors,
    read: publishedContentOrEditor,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  admin: {
    group: menuGroups.content,
    useAsTitle: 'client',
    description: 'Work for clients: a tile in Our Work, and a page of its own.',
    defaultColumns: ['client', '_status', 'scheduled', 'slug', 'order', 'updatedAt'],
    listSearchableFields: ['client', 'slug', 'sector', 'summary'],
    hideAPIURL: true,
    ...createPreview('case-studies'),
    components: {
      afterListTable: ['/panel/case-studies/DefaultCaseStudies.tsx#DefaultCaseStudies'],
      edit: previewedControls,
      views: {
        edit: versionsView,
        ...newDraftView,
      },
    },
  },
  defaultSort: 'order',
  // A duplicate would have the same slug.
  disableDuplicate: true,
  trash: true,
  lockDocuments: { duration: LOCK_DURATION },
  endpoints: [
    importEndpoint,
    createRestoreEndpoint('case-studies'),
    ...createScheduleEndpoints('case-studies'),
  ],
  versions: draftVersions,
  hooks: {
    beforeOperation: [forceDraft, beginOperation, rejectStaleWrite],
    beforeValidate: [trimPublished],
    afterOperation: [renewLock, commitOperation],
    beforeChange: [
      validateDraft,
      validateLanguages(),
      recordSlugKey,
      createFormerSlugHook('case-studies'),
      recordEditor,
      recordWasPublic,
    ],
    afterChange: [endDryRun, createScheduleCleanup('case-studies'), auditPublishing],
    afterDelete: [auditDeletion],
  },
  fields: [
    noticesField,
    scheduledField,
    { type: 'tabs', tabs: caseStudyTabs },
    createUsesField(),
    // Slug in lower case; unique, so that slugs cannot differ in case only.
    {
      name: 'slugKey',
      type: 'text',
      unique: true,
      index: true,
      admin: { hidden: true, components: { Diff: NO_DIFF } },
    },
    formerSlugsField,
    firstPublishedField,
    editedByField,
    formIdField,
  ],
};
