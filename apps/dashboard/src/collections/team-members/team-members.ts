import { createPublicCollection } from '../public-collection.ts';
import { createLocalizedText } from '../validate-languages.ts';

/** Longest name and position, in characters. */
const MAX_LINE = 80;
/** Longest quote, in characters. */
const MAX_QUOTE = 280;

export const teamMembers = createPublicCollection({
  slug: 'team-members',
  admin: {
    useAsTitle: 'name',
    description: 'The people on the company page, in this order. Drag a row to move it.',
    defaultColumns: ['name', 'position', 'portrait'],
  },
  orderable: true,
  fields: [
    createLocalizedText({
      name: 'name',
      maxLength: MAX_LINE,
      admin: {
        description: 'Without a name and a position, the person is not shown in that language.',
      },
    }),
    createLocalizedText({
      name: 'position',
      maxLength: MAX_LINE,
    }),
    {
      name: 'quote',
      type: 'textarea',
      localized: true,
      maxLength: MAX_QUOTE,
      admin: { description: 'A line in their own words, on the back of the card.' },
    },
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Upright, 800 pixels wide or more.' },
    },
  ],
});
