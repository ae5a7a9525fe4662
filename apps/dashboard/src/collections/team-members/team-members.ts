import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { menuGroups } from '../menu-groups.ts';

export const teamMembers: CollectionConfig = {
  slug: 'team-members',
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
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'position',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Job title.' },
    },
    {
      name: 'quote',
      type: 'textarea',
      maxLength: 280,
      admin: { description: 'A line in their own words, on the back of the card.' },
    },
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Upright, 800 pixels wide or more.' },
    },
  ],
};
