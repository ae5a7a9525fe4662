import { createPublicCollection } from '../public-collection.ts';
import { rejectWhileUsed } from '../reject-while-used.ts';
import { createLocalizedText } from '../validate-languages.ts';

/** Longest name, in characters. */
export const MAX_CATEGORY_NAME = 60;

export const categories = createPublicCollection({
  slug: 'categories',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
  },
  defaultSort: 'name',
  hooks: {
    beforeDelete: [rejectWhileUsed({ collection: 'blogs', field: 'category', as: 'posts' })],
  },
  fields: [
    createLocalizedText({
      name: 'name',
      unique: true,
      index: true,
      maxLength: MAX_CATEGORY_NAME,
      admin: {
        description:
          'As visitors read it. Without a name in a language, its posts have no category.',
      },
    }),
  ],
});
