import type { CollectionConfig } from 'payload';
import type { Role } from '../../access/roles.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';

/** Collections with drafts and versions (docs/dashboard.md). */
export type VersionedCollection = 'blogs' | 'case-studies' | 'content' | 'openings';

/** Collections with scheduled publishing. An opening has its own dates instead. */
export type SchedulableCollection = Exclude<VersionedCollection, 'openings'>;

/** Collections whose documents users create. Content documents exist for each file. */
export type CreatableCollection = Exclude<VersionedCollection, 'content'>;

export type VersionedDocument = Blog | CaseStudy | Content | Opening;

/** Nouns for error messages. */
export const documentNouns: Record<VersionedCollection, { one: string; many: string }> = {
  blogs: { one: 'post', many: 'posts' },
  content: { one: 'page of words', many: 'pages of words' },
  openings: { one: 'opening', many: 'openings' },
  'case-studies': { one: 'case study', many: 'case studies' },
};

/** Roles that may write each collection. */
export const writerRoles: Record<VersionedCollection, Role[]> = {
  blogs: ['admin', 'editor'],
  'case-studies': ['admin', 'editor'],
  content: ['admin', 'editor'],
  openings: ['admin', 'editor', 'recruiter'],
};

export const draftVersions = {
  maxPerDoc: 30,
  drafts: {
    autosave: { interval: 800, showSaveDraftButton: true },
  },
} satisfies CollectionConfig['versions'];
