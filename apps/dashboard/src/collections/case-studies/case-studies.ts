import type { CollectionConfig } from 'payload';
import { editors, publishedWordsOrEditor } from '../../access/access.ts';
import { endTrial } from '../editing/apply-plan.ts';
import { LOCK_DURATION } from '../editing/document-lock.ts';
import { draftVersions } from '../editing/drafted.ts';
import {
  createLinkUsesField,
  createStateField,
  editedByField,
  firstPublishedField,
  NO_DIFF,
  noticesField,
  previewedControls,
  versionsView,
} from '../editing/drafted-form.ts';
import {
  createFormerSlugEndpoint,
  createFormerSlugKeeper,
  formerSlugsField,
} from '../editing/former-slugs.ts';
import { leaveDraft } from '../editing/leave-draft.ts';
import { createMakeEndpoint } from '../editing/make-document.ts';
import { noteDeletion, notePublic, notePublishing } from '../editing/note-publishing.ts';
import { createPreviewEndpoints } from '../editing/preview-endpoints.ts';
import { createRestoreEndpoint } from '../editing/restore-version.ts';
import { createSaveEndpoint, noteEditor } from '../editing/save-document.ts';
import { createScheduleSettling } from '../editing/schedule.ts';
import { createScheduleEndpoints } from '../editing/schedule-endpoints.ts';
import { menuGroups } from '../menu-groups.ts';
import { copyEndpoint } from './copy-endpoint.ts';
import { deleteWords } from './delete-words.ts';
import { studyTabs } from './fields.ts';
import { checkDraft, noteName } from './names.ts';

/** Case studies that editors created or copied from those in files (docs/content.md). */
export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  access: {
    create: editors,
    read: publishedWordsOrEditor,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  admin: {
    group: menuGroups.content,
    useAsTitle: 'client',
    description: 'Work for clients: a tile in Our Work, and a page of its own.',
    defaultColumns: ['client', 'state', 'slug', 'order', 'updatedAt'],
    listSearchableFields: ['client', 'slug', 'sector', 'summary'],
    hideAPIURL: true,
    components: {
      afterListTable: ['/panel/case-studies/DefaultCaseStudies.tsx#DefaultCaseStudies'],
      edit: previewedControls,
      views: {
        edit: versionsView,
        // Payload would store an empty one before a word is written.
        newStudy: {
          Component: '/panel/case-studies/NewCaseStudyView.tsx#NewCaseStudyView',
          path: '/create',
          exact: true,
        },
      },
    },
  },
  defaultSort: 'order',
  // A copy would have the address of the first.
  disableDuplicate: true,
  trash: true,
  lockDocuments: { duration: LOCK_DURATION },
  endpoints: [
    copyEndpoint,
    createMakeEndpoint('case-studies'),
    createSaveEndpoint('case-studies'),
    createRestoreEndpoint('case-studies'),
    createFormerSlugEndpoint('case-studies'),
    ...createPreviewEndpoints('case-studies'),
    ...createScheduleEndpoints('case-studies'),
  ],
  versions: draftVersions,
  hooks: {
    beforeOperation: [leaveDraft],
    beforeChange: [
      checkDraft,
      noteName,
      createFormerSlugKeeper('case-studies'),
      noteEditor,
      notePublic,
    ],
    afterChange: [endTrial, createScheduleSettling('case-studies'), notePublishing],
    afterDelete: [noteDeletion, deleteWords],
  },
  fields: [
    noticesField,
    createStateField(),
    {
      name: 'languages',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/case-studies/CaseStudyLanguages.tsx#CaseStudyLanguages' },
      },
    },
    { type: 'tabs', tabs: studyTabs },
    createLinkUsesField(),
    // Its address in small letters: of two that differ in nothing else the second is refused.
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
  ],
};
