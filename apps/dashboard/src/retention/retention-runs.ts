import type { CollectionConfig } from 'payload';
import { colleagues, nobody } from '../access/access.ts';
import { dataCategories } from './data-categories.ts';

/** The runs of the retention job, with the number of rows that each deleted (docs/forms-and-privacy.md). */
export const retentionRuns: CollectionConfig = {
  slug: 'retention-sweeps',
  labels: { singular: 'Sweep', plural: 'Sweeps' },
  access: { create: nobody, read: colleagues, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The local day of the night, as 2026-01-31: one row a night, whoever makes it.
    { name: 'night', type: 'text', required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      // `waited`: the first night of a dashboard, in which nothing is deleted.
      options: ['running', 'done', 'waited'],
    },
    // Until then it belongs to whoever has the lease, or waits after a failure.
    { name: 'nextTryAt', type: 'date', required: true },
    { name: 'lease', type: 'text' },
    // The periods that held when the night began, by name: shorter ones hold from the next night on.
    { name: 'periods', type: 'json' },
    { name: 'finishedAt', type: 'date' },
    // Why it is not done, in words for whoever reads the panel.
    { name: 'error', type: 'text' },
    {
      name: 'deleted',
      type: 'group',
      fields: dataCategories.map((name) => ({
        name,
        type: 'number',
        required: true,
        defaultValue: 0,
      })),
    },
  ],
};
