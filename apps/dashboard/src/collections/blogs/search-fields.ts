import type { Field } from 'payload';

/** What introduces a post on cards, in search results and in shared links. */
export const searchFields: Field[] = [
  {
    name: 'cardDescription',
    type: 'textarea',
    maxLength: 300,
    admin: {
      description:
        'Summary on cards, which show its first 100 characters. Empty means: same as the description.',
    },
  },
  {
    name: 'searchTitle',
    label: 'Search title',
    type: 'text',
    maxLength: 160,
    admin: {
      description: 'In search results and on the browser’s tab. Empty means: the title.',
    },
  },
  {
    name: 'searchDescription',
    label: 'Search description',
    type: 'textarea',
    maxLength: 400,
    admin: { description: 'Below it in search results. Empty means: the description.' },
  },
  {
    name: 'shareTitle',
    label: 'Share title',
    type: 'text',
    maxLength: 160,
    admin: { description: 'On the card of a shared link. Empty means: the title.' },
  },
  {
    name: 'shareImage',
    label: 'Share picture',
    type: 'upload',
    relationTo: 'media',
    admin: {
      description:
        'On that card, which is 1200 × 630. Empty means: the cover; without one, the title is drawn.',
    },
  },
];
