import type { CollectionConfig } from 'payload';

/** Collections whose documents are drafted, kept while somebody types, planned and published (docs/editing.md). */
export type Drafted = 'blogs' | 'content';

/** What a document of each is called in a sentence. */
export const draftedNouns: Record<Drafted, { one: string; many: string }> = {
  blogs: { one: 'post', many: 'posts' },
  content: { one: 'page of words', many: 'pages of words' },
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
