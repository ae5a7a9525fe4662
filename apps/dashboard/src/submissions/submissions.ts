import { resumeKinds, resumeLimits } from '@agency/resumes/resume-rules';
import type { CollectionConfig, Field } from 'payload';
import * as z from 'zod';
import { nobody } from '../access/access.ts';
import { hasRole } from '../access/roles.ts';
import { hiddenField } from '../collections/field-visibility.ts';
import { deleteDeliveries, queueNewSubmission } from '../outbox/queue-deliveries.ts';
import { translateError } from '../panel/language/errors.ts';
import { scanStates } from '../virus-scan/scan-state.ts';
import { type Form, formFacts, formReaders, forms } from './forms.ts';
import {
  deleteHistoryAfter,
  deleteHistoryBefore,
  eraseAfterDelete,
  indexNewSubmission,
} from './hooks.ts';
import { metadataFields } from './metadata-fields.ts';
import { handleResumeDownload } from './resume-endpoint.ts';
import { releaseResume, removeResumeAfter } from './resumes.ts';
import { stageNames, stages, stateNames, states } from './workflow.ts';

/**
 * What visitors sent with a form. Only the intake creates rows, and only the inbox changes them. What was typed is one
 * JSON column, so a new field of a form needs no migration.
 */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Message', plural: 'Messages' },
  access: {
    create: nobody,
    read: formReaders,
    update: nobody,
    delete: ({ req }) =>
      hasRole(req, 'admin') || (hasRole(req, 'recruiter') && { form: { equals: 'application' } }),
  },
  admin: {
    useAsTitle: 'reference',
    description: 'What visitors sent. Deleting an application deletes its resume.',
    // The inbox is in the menu instead.
    group: false,
    hideAPIURL: true,
    components: {
      views: {
        list: { Component: '/panel/inbox/InboxView.tsx#InboxRedirect' },
        edit: { root: { Component: '/panel/inbox/MessageView.tsx#MessageView' } },
      },
    },
  },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['form', 'submissionId'], unique: true },
    { fields: ['form', 'createdAt'] },
    // For counting leads by month.
    { fields: ['createdAt', 'state', 'form', 'leadSource'] },
    { fields: ['createdAt', 'state', 'form', 'about'] },
  ],
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: [{ path: '/resumes/:key', method: 'get', handler: handleResumeDownload }],
  hooks: {
    beforeChange: [indexNewSubmission],
    afterChange: [queueNewSubmission],
    beforeDelete: [deleteHistoryBefore, releaseResume],
    afterDelete: [deleteDeliveries, deleteHistoryAfter, eraseAfterDelete, removeResumeAfter],
  },
  fields: [
    hiddenField({ name: 'form', type: 'select', required: true, options: [...forms] }),
    // Quoted by the sender.
    hiddenField({ name: 'reference', type: 'text', required: true, unique: true }),
    hiddenField({
      name: 'answers',
      type: 'json',
      required: true,
      validate: (value, { data, req }) => {
        const { form } = data as { form?: Form };
        const schema = form && formFacts[form].schema;
        const fits = schema && z.safeParse(schema, value).success;
        return fits || translateError(req, ({ answers }) => answers);
      },
      typescriptSchema: [
        () => ({ type: 'object', additionalProperties: { type: 'string' } }) as const,
      ],
    }),
    ...listIndexFields(),
    ...metadataFields,
    hiddenField({ name: 'createdAt', label: 'Received', type: 'date', index: true }),
    hiddenField({ name: 'submissionId', type: 'text', required: true }),
    hiddenField({ name: 'fingerprint', type: 'text', required: true }),
    ...listWorkflowFields(),
    ...listApplicationFields(),
  ],
};

/** Columns that follow from the `answers`, for lists, searches and counts (`indexNewSubmission`). */
function listIndexFields(): Field[] {
  return [
    // Full name.
    hiddenField({ name: 'sender', type: 'text' }),
    // Topic: subject, service or position.
    hiddenField({ name: 'about', type: 'text', index: true }),
    // In lower case.
    hiddenField({ name: 'email', type: 'text', index: true }),
    // Digits of the phone number (`toPhoneDigits`).
    hiddenField({ name: 'phoneDigits', type: 'text' }),
    // Normalised source (`toLeadSource`).
    hiddenField({ name: 'leadSource', type: 'text', index: true }),
    // Normalised text (`toSearchText`).
    hiddenField({ name: 'searchText', type: 'textarea' }),
  ];
}

function listWorkflowFields(): Field[] {
  return [
    hiddenField({
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: stateNames.map((value) => ({ value, label: states[value] })),
    }),
    hiddenField({ name: 'owner', type: 'relationship', relationTo: 'users', index: true }),
    hiddenField({
      name: 'starred',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
    }),
    hiddenField({ name: 'answerBy', type: 'date', index: true }),
    hiddenField({ name: 'firstAnsweredAt', type: 'date' }),
  ];
}

/** Only of applications. Resumes are not Payload uploads, so that only one endpoint serves them. */
function listApplicationFields(): Field[] {
  return [
    hiddenField({ name: 'resumeName', type: 'text', maxLength: resumeLimits.nameLength }),
    hiddenField({ name: 'resumeKind', type: 'select', options: [...resumeKinds] }),
    hiddenField({ name: 'resumeSize', type: 'number' }),
    // Set when retention deletes the file before the application.
    hiddenField({ name: 'resumeDeletedAt', type: 'date' }),
    hiddenField({ name: 'resumeNote', type: 'text' }),
    // Status, next time and result of the virus scan.
    hiddenField({
      name: 'resumeScan',
      type: 'select',
      index: true,
      options: [...scanStates],
    }),
    hiddenField({ name: 'resumeScanAt', type: 'date' }),
    hiddenField({ name: 'resumeFinding', type: 'text' }),
    hiddenField({ name: 'resumeKey', type: 'text', unique: true, index: true }),
    // Opening; empty for an open application.
    hiddenField({ name: 'opening', type: 'relationship', relationTo: 'openings', index: true }),
    hiddenField({
      name: 'stage',
      type: 'select',
      index: true,
      options: stageNames.map((value) => ({ value, label: stages[value] })),
    }),
    // Text of the rejection mail, and when it was sent.
    hiddenField({
      name: 'rejection',
      type: 'group',
      fields: [
        hiddenField({ name: 'subject', type: 'text' }),
        hiddenField({ name: 'text', type: 'textarea' }),
        hiddenField({ name: 'at', type: 'date' }),
      ],
    }),
  ];
}
