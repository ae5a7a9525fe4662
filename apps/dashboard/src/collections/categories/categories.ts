import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { rejectWhileUsed } from '../reject-while-used.ts';
import { createLocalizedText, validateLanguages } from '../validate-languages.ts';

/** Longest name, in characters. */
export const MAX_CATEGORY_NAME = 60;

export const categories: CollectionConfig = {
  slug: 'categories',
  custom: publicContent,
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
  },
  defaultSort: 'name',
  hooks: {
    beforeChange: [validateLanguages()],
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
};
