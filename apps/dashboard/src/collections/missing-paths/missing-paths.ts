import type { CollectionConfig } from 'payload';
import { editors, nobody } from '../../access/access.ts';
import { dismissPath } from './dismiss-path.ts';

/**
 * The 404 log of the website (docs/website.md). Only the server writes it. The rows `probes` and `unlisted` are no paths:
 * they are the sums of requests whose paths are not stored.
 */
export const missingPaths: CollectionConfig = {
  slug: 'missing-paths',
  labels: { singular: 'Missing address', plural: 'Missing addresses' },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: [dismissPath],
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true, index: true },
    { name: 'lastDay', type: 'date', required: true, index: true },
    // Host of the last referrer.
    { name: 'referrer', type: 'text' },
    { name: 'dismissed', type: 'checkbox', defaultValue: false },
  ],
};

/** Ids of counted batches; a repeated batch counts nothing. */
export const missingPathBatches: CollectionConfig = {
  slug: 'missing-path-batches',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: false,
  fields: [{ name: 'batch', type: 'text', required: true, unique: true, index: true }],
};
