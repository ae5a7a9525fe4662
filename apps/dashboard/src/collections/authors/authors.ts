import { createPublicCollection } from '../public-collection.ts';
import { rejectWhileUsed } from '../reject-while-used.ts';
import { createLocalizedText } from '../validate-languages.ts';

export const authors = createPublicCollection({
  slug: 'authors',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
  },
  defaultSort: 'name',
  hooks: {
    beforeDelete: [rejectWhileUsed({ collection: 'blogs', field: 'author', as: 'posts' })],
  },
  fields: [
    createLocalizedText({
      name: 'name',
      unique: true,
      index: true,
      maxLength: 80,
      admin: {
        description: 'As visitors read it. Empty in another language means: as in English.',
      },
    }),
  ],
});
