import { editors, publishedContentOrEditor } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { createFormerSlugHook, formerSlugsField } from '../editing/former-slugs.ts';
import { createPreview } from '../editing/live-preview.ts';
import { createVersionedCollection } from '../editing/versioned-collection.ts';
import { createUsesField, firstPublishedField, NO_DIFF } from '../editing/versioned-fields.ts';
import { validateLanguages } from '../validate-languages.ts';
import { caseStudyTabs } from './fields.ts';
import { importEndpoint, tileEndpoint } from './import-case-study.ts';
import { recordSlugKey, validateDraft } from './slug.ts';
import { trimPublished } from './validators.ts';

/** Case studies that editors created or copied from those in files (docs/content.md). */
export const caseStudies = createVersionedCollection({
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
    useAsTitle: 'client',
    defaultColumns: ['client', 'tile', '_status', 'scheduled'],
    pagination: { defaultLimit: 100 },
    listSearchableFields: ['client', 'slug', 'sector', 'summary'],
    ...createPreview('case-studies'),
    components: {
      afterListTable: ['/panel/case-studies/DefaultCaseStudies.tsx#DefaultCaseStudies'],
    },
  },
  defaultSort: 'order',
  // A duplicate would have the same slug.
  disableDuplicate: true,
  trash: true,
  endpoints: [importEndpoint, tileEndpoint],
  hooks: {
    beforeValidate: [trimPublished],
    beforeChange: [
      validateDraft,
      validateLanguages(),
      recordSlugKey,
      createFormerSlugHook('case-studies'),
    ],
  },
  fields: [
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
  ],
});
