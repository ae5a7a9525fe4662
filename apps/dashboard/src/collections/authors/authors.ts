import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { menuGroups } from '../menu-groups.ts';
import { createOtherWordsField } from '../other-languages.ts';
import { refuseWhileUsed } from '../refuse-while-used.ts';

export const authors: CollectionConfig = {
  slug: 'authors',
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    group: menuGroups.people,
    useAsTitle: 'name',
    description: "Names that appear as 'Written by …'. An author needs no account.",
    defaultColumns: ['name', 'updatedAt'],
    hideAPIURL: true,
  },
  defaultSort: 'name',
  hooks: {
    beforeDelete: [refuseWhileUsed({ collection: 'blogs', field: 'author', as: 'posts' })],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      admin: { description: 'As visitors read it.' },
    },
    createOtherWordsField({
      name: 'names',
      label: 'In other languages',
      description: 'Empty means: as above.',
      maxLength: 80,
    }),
  ],
};
