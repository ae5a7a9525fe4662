import { editors, publishedContentOrEditor } from '../../access/access.ts';
import { firstPublishedField, formerSlugsField } from '../editing/former-slugs.ts';
import { createPreview } from '../editing/live-preview.ts';
import { createVersionedCollection } from '../editing/versioned-collection.ts';
import { createUsesField } from '../field-builders.ts';
import { validateLanguages } from '../validate-languages.ts';
import { caseStudyTabs } from './fields.ts';
import { importEndpoint, tileEndpoint } from './import-case-study.ts';
import { slugKeyField, validateDraft } from './slug.ts';
import { trimPublished } from './validators.ts';

/** Case studies that editors created or copied from those in files (docs/content.md). */
export const caseStudies = createVersionedCollection({
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  access: { read: publishedContentOrEditor, write: editors },
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
    beforeChange: [validateDraft, validateLanguages()],
  },
  fields: [
    { type: 'tabs', tabs: caseStudyTabs },
    createUsesField(),
    slugKeyField,
    formerSlugsField,
    firstPublishedField,
  ],
});
