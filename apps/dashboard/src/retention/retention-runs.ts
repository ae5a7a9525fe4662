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
    // Local day, as 2026-01-31; one row for each.
    { name: 'night', type: 'text', required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      // `waited`: a run that deletes nothing, such as the first.
      options: ['running', 'done', 'waited'],
    },
    // End of the lease, or time of the retry.
    { name: 'nextTryAt', type: 'date', required: true },
    { name: 'lease', type: 'text' },
    // Periods at the start of the run; shorter ones apply from the next run on.
    { name: 'periods', type: 'json' },
    { name: 'finishedAt', type: 'date' },
    // Error message for the panel.
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
