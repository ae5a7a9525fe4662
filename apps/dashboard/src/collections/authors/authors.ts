import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { rejectWhileUsed } from '../reject-while-used.ts';
import { createLocalizedText, validateLanguages } from '../validate-languages.ts';

export const authors: CollectionConfig = {
  slug: 'authors',
  custom: publicContent,
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
  },
  defaultSort: 'name',
  hooks: {
    beforeChange: [validateLanguages()],
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
};
