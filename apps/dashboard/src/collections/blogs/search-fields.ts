import type { Field } from 'payload';

/** Title, description and image for search results and shared links. */
export const searchFields: Field[] = [
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
