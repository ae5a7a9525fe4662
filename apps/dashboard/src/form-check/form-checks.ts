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
    // Previous number + 1; unique, so that one process schedules the next test.
    { name: 'number', type: 'number', required: true, unique: true },
    { name: 'submissionId', type: 'text', required: true },
    // Time of the next attempt; also the end of the lease.
    { name: 'dueAt', type: 'date', required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'firstTriedAt', type: 'date' },
    { name: 'arrivedAt', type: 'date' },
    // For users.
    { name: 'lastError', type: 'text' },
  ],
};
