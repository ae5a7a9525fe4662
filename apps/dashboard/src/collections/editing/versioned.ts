import type { Role } from '../../access/roles.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';

/** Collections with drafts and versions (docs/dashboard.md). */
export type VersionedCollection = 'blogs' | 'case-studies' | 'content' | 'openings';

/** Collections with scheduled publishing. An opening has its own dates instead. */
export type SchedulableCollection = Exclude<VersionedCollection, 'openings'>;

export type VersionedDocument = Blog | CaseStudy | Content | Opening;

/** Roles that may write each collection. */
export const writerRoles: Record<VersionedCollection, Role[]> = {
  blogs: ['admin', 'editor'],
  'case-studies': ['admin', 'editor'],
  content: ['admin', 'editor'],
  openings: ['admin', 'editor', 'recruiter'],
};
