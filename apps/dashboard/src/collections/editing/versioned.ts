import type { Permission } from '../../access/permissions.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';

/** Collections with drafts and versions (docs/dashboard.md). */
export type VersionedCollection = 'blogs' | 'case-studies' | 'content' | 'openings';

/** Collections with scheduled publishing. An opening has its own dates instead. */
export type SchedulableCollection = Exclude<VersionedCollection, 'openings'>;

export type VersionedDocument = Blog | CaseStudy | Content | Opening;

/** The permission to write each collection. */
export const writePermissions: Record<VersionedCollection, Permission> = {
  blogs: 'content',
  'case-studies': 'content',
  content: 'content',
  openings: 'openings',
};
