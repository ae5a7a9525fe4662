import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { createLocalizedField } from '../localized-text.ts';
import { menuGroups } from '../menu-groups.ts';

/** Longest name and position, in characters. */
const MAX_LINE = 80;
/** Longest quote, in characters. */
const MAX_QUOTE = 280;

export const teamMembers: CollectionConfig = {
  slug: 'team-members',
  custom: publicContent,
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    group: menuGroups.people,
    useAsTitle: 'name',
    description: 'The people on the company page, in this order. Drag a row to move it.',
    defaultColumns: ['name', 'position', 'portrait'],
    hideAPIURL: true,
  },
  orderable: true,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: MAX_LINE },
    createLocalizedField({
      name: 'names',
      label: 'Name, in other languages',
      description: 'Without a name and a position, the person is not shown in that language.',
      maxLength: MAX_LINE,
    }),
    {
      name: 'position',
      type: 'text',
      required: true,
      maxLength: MAX_LINE,
      admin: { description: 'Job title.' },
    },
    createLocalizedField({
      name: 'positions',
      label: 'Position, in other languages',
      description: 'Without a name and a position, the person is not shown in that language.',
      maxLength: MAX_LINE,
    }),
    {
      name: 'quote',
      type: 'textarea',
      maxLength: MAX_QUOTE,
      admin: { description: 'A line in their own words, on the back of the card.' },
    },
    createLocalizedField({
      name: 'quotes',
      label: 'Quote, in other languages',
      description: 'Empty means: no quote in that language.',
      maxLength: MAX_QUOTE,
    }),
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Upright, 800 pixels wide or more.' },
    },
  ],
};
