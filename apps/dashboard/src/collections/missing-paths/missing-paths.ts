import type { CollectionConfig } from 'payload';
import { editors, nobody } from '../../access/access.ts';
import { dismissPath } from './dismiss-path.ts';

/**
 * Paths that visitors asked for and that are not there, as the website counts them (docs/addresses.md). Only the program
 * writes them. `probes` and `unlisted`, which are no paths, are sums of what is not written down.
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
    // Host of the page that led there last.
    { name: 'referrer', type: 'text' },
    { name: 'dismissed', type: 'checkbox', defaultValue: false },
  ],
};

/** Batches that were counted: one that comes again counts nothing. */
export const missingPathBatches: CollectionConfig = {
  slug: 'missing-path-batches',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: false,
  fields: [{ name: 'batch', type: 'text', required: true, unique: true, index: true }],
};
