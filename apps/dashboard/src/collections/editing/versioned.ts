import type { CollectionConfig } from 'payload';
import type { Role } from '../../access/roles.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';

/** Collections with drafts, autosave and scheduled publishing (docs/dashboard.md). */
export type VersionedCollection = 'blogs' | 'case-studies' | 'content' | 'openings';

/** Those that are published and taken down by a plan; an opening has times of its own. */
export type SchedulableCollection = Exclude<VersionedCollection, 'openings'>;

/** Those that somebody makes; the words of the site are there. */
export type CreatableCollection = Exclude<VersionedCollection, 'content'>;

/** A document of one of them. */
export type VersionedDocument = Blog | CaseStudy | Content | Opening;

/** What a document of each is called in a sentence. */
export const documentNouns: Record<VersionedCollection, { one: string; many: string }> = {
  blogs: { one: 'post', many: 'posts' },
  content: { one: 'page of words', many: 'pages of words' },
  openings: { one: 'opening', many: 'openings' },
  'case-studies': { one: 'case study', many: 'case studies' },
};

/** Who writes them. */
export const writerRoles: Record<VersionedCollection, Role[]> = {
  blogs: ['admin', 'editor'],
  'case-studies': ['admin', 'editor'],
  content: ['admin', 'editor'],
  openings: ['admin', 'editor', 'recruiter'],
};

/** Days until Payload's own autosave, which never comes: `panel/editing` saves. Off, each save would be a version of its own. */
const NEVER = 20 * 24 * 60 * 60 * 1000;

/** How versions of them are kept. */
export const draftVersions = {
  maxPerDoc: 30,
  drafts: {
    autosave: { interval: NEVER, showSaveDraftButton: true },
    schedulePublish: true,
  },
} satisfies CollectionConfig['versions'];
