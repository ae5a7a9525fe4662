import type { CollectionConfig } from 'payload';
import { nobody } from '../access/access.ts';

/** Pending background work, and work that has failed permanently (queue.ts). Only the server reads and writes it. */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['task', 'state', 'nextTryAt'] }],
  fields: [
    { name: 'task', type: 'text', required: true },
    // Two jobs with one key would be the same job.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'state', type: 'select', required: true, options: ['queued', 'failed'] },
    // Input and progress.
    { name: 'data', type: 'json' },
    // Time of the next attempt; also the end of the lease.
    { name: 'nextTryAt', type: 'date', required: true },
    // Due time.
    { name: 'queuedAt', type: 'date', required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lease', type: 'text' },
    // Error of the last attempt; nothing after a success.
    { name: 'lastError', type: 'text' },
    // End of the last success of a repeated job.
    { name: 'finishedAt', type: 'date' },
  ],
};
