import type { CollectionConfig } from 'payload';
import { editors, nobody } from '../../access/access.ts';
import { createBatchCollection } from '../count-once.ts';

/**
 * Page view counts: one row for each day, kind and name, without personal data (docs/observability.md). Only the server
 * writes them.
 */
export const visits: CollectionConfig = {
  slug: 'visits',
  labels: { singular: 'Visits of a day', plural: 'Visits' },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['day', 'kind', 'name'], unique: true }],
  fields: [
    // As in `2026-01-31`, in UTC.
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    // Empty for the rest beyond the limit.
    { name: 'name', type: 'text' },
    { name: 'count', type: 'number', required: true },
  ],
};

export const visitBatches = createBatchCollection('visit-batches');
