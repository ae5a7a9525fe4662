import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/access.ts';
import { sendFormCheck } from './send-now.ts';

/** The daily form tests, one row each (docs/operations.md). Only the server writes them. */
export const formChecks: CollectionConfig = {
  slug: 'form-checks',
  labels: { singular: 'Test of the form', plural: 'Tests of the form' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: [sendFormCheck],
  fields: [
    // One more than the last one's: of two processes one plans the next.
    { name: 'number', type: 'number', required: true, unique: true },
    { name: 'submissionId', type: 'text', required: true },
    // When it is sent, or sent again: also the lease of the process that sends it.
    { name: 'dueAt', type: 'date', required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'firstTriedAt', type: 'date' },
    { name: 'arrivedAt', type: 'date' },
    // In plain words.
    { name: 'lastError', type: 'text' },
  ],
};
