import type { CollectionConfig, Field } from 'payload';
import { editors, nobody } from '../../access/access.ts';
import { createBatchCollection } from '../count-once.ts';

const counted = { access: { update: nobody }, admin: { readOnly: true } } satisfies Partial<Field>;

/**
 * The 404 log of the website (docs/website.md). Only the server writes it. The rows `probes` and `unlisted` are no paths:
 * they are the sums of requests whose paths are not stored.
 */
export const missingPaths: CollectionConfig = {
  slug: 'missing-paths',
  labels: { singular: 'Missing page', plural: 'Pages not found' },
  access: { create: nobody, read: editors, update: editors, delete: nobody },
  admin: {
    useAsTitle: 'path',
    description:
      'Addresses that visitors asked for and the website does not have. Ignored ones are last.',
    defaultColumns: ['path', 'count', 'lastDay', 'referrer', 'dismissed'],
  },
  defaultSort: ['dismissed', '-count', '-lastDay'],
  lockDocuments: false,
  fields: [
    {
      ...counted,
      name: 'path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        ...counted.admin,
        components: { Cell: '/panel/redirects/MissingPathCell.tsx#MissingPathCell' },
      },
    },
    { ...counted, name: 'count', label: 'Requests', type: 'number', required: true, index: true },
    {
      ...counted,
      name: 'lastDay',
      label: 'Last request',
      type: 'date',
      required: true,
      index: true,
    },
    // Host of the last referrer.
    { ...counted, name: 'referrer', label: 'Linked from', type: 'text' },
    { name: 'dismissed', label: 'Ignored', type: 'checkbox', defaultValue: false },
  ],
};

export const missingPathBatches = createBatchCollection('missing-path-batches');
