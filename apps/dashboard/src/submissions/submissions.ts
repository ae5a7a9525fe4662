import { resumeKinds, resumeLimits } from '@agency/resumes/resume-rules';
import type { CollectionConfig, Field } from 'payload';
import * as z from 'zod';
import { nobody } from '../access/access.ts';
import { hasPermission } from '../access/permissions.ts';
import { hiddenField } from '../collections/field-visibility.ts';
import { scanStates } from '../jobs/virus-scan/scan-state.ts';
import { deleteDeliveries, queueNewSubmission } from '../outbox/queue-deliveries.ts';
import { translateError } from '../platform/language/errors.ts';
import { type Form, formFacts, formReaders, forms } from './forms.ts';
import { deleteHistory, deleteHistoryAfter, indexNewSubmission } from './hooks.ts';
import { resumeEndpoints } from './resume-endpoint.ts';
import { queueErasure, releaseResume } from './resumes.ts';
import { stageNames, stages, stateNames, states } from './workflow.ts';

/**
 * What visitors sent with a form. Only the intake creates rows, and only the inbox changes them. The input is one
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
      hasPermission(req, 'administration') ||
      (hasPermission(req, 'applications') && { form: { equals: 'application' } }),
  },
  admin: {
    useAsTitle: 'reference',
    components: {
      views: {
        list: { Component: '/panel/inbox/InboxView.tsx#InboxRedirect' },
        edit: { root: { Component: '/panel/inbox/MessageView.tsx#MessageView' } },
      },
    },
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['form', 'submissionId'], unique: true }, { fields: ['form', 'createdAt'] }],
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: resumeEndpoints,
  hooks: {
    beforeChange: [indexNewSubmission],
    afterChange: [queueNewSubmission],
    beforeDelete: [deleteHistory, releaseResume, deleteDeliveries],
    afterDelete: [deleteDeliveries, deleteHistoryAfter, queueErasure],
  },
  fields: [...listMessageFields(), ...listWorkflowFields(), ...listApplicationFields()].map(
    hiddenField,
  ),
};

function toTextField(name: string): Field {
  return { name, type: 'text' };
}

function listMessageFields(): Field[] {
  return [
    { name: 'form', type: 'select', required: true, options: [...forms] },
    // Quoted by the sender.
    { name: 'reference', type: 'text', required: true, unique: true },
    {
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
    },
    // These follow from the `answers`, for lists, searches and counts (`indexNewSubmission`).
    { name: 'sender', type: 'text' },
    // Subject, service or position.
    { name: 'topic', type: 'text', index: true },
    // In lower case.
    { name: 'email', type: 'text', index: true },
    { name: 'phoneDigits', type: 'text' },
    { name: 'leadSource', type: 'text', index: true },
    { name: 'searchText', type: 'textarea' },
    // Metadata by the website (panel/inbox/MessageMetadata.tsx shows it).
    { name: 'spamScore', type: 'number', defaultValue: 0, min: 0, max: 100 },
    { name: 'spamReasons', type: 'textarea' },
    // Whether it came as spam, for the release rate; others were marked by a person.
    { name: 'putAside', type: 'checkbox', defaultValue: false },
    // Start of the retention period as spam.
    { name: 'spamSince', type: 'date' },
    // Consent to marketing: the text next to the checkbox, and the time.
    {
      name: 'marketing',
      type: 'group',
      fields: [
        { name: 'wording', type: 'textarea' },
        { name: 'at', type: 'date' },
      ],
    },
    {
      name: 'context',
      type: 'group',
      fields: [
        // Path of the page it was sent from, host of the site that led there, and its `utm_` parameters.
        ...['page', 'referrer', 'source', 'medium', 'campaign', 'term', 'content'].map(toTextField),
        // Parameter and value of an ads network; language of the form; day of the privacy notice that was shown.
        ...['click', 'language', 'notice'].map(toTextField),
        { name: 'sentAt', type: 'date' },
      ],
    },
    { name: 'createdAt', label: 'Received', type: 'date', index: true },
    { name: 'submissionId', type: 'text', required: true },
    { name: 'fingerprint', type: 'text', required: true },
  ];
}

function listWorkflowFields(): Field[] {
  return [
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: stateNames.map((value) => ({ value, label: states[value] })),
    },
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    { name: 'starred', type: 'checkbox', required: true, defaultValue: false, index: true },
    { name: 'answerBy', type: 'date', index: true },
    { name: 'firstAnsweredAt', type: 'date' },
  ];
}

/** Only of applications. Resumes are not Payload uploads, so that only one endpoint serves them. */
function listApplicationFields(): Field[] {
  return [
    { name: 'resumeName', type: 'text', maxLength: resumeLimits.nameLength },
    { name: 'resumeKind', type: 'select', options: [...resumeKinds] },
    { name: 'resumeSize', type: 'number' },
    // Set when retention deletes the file before the application.
    { name: 'resumeDeletedAt', type: 'date' },
    { name: 'resumeNote', type: 'text' },
    // Status, next time and result of the virus scan.
    { name: 'resumeScan', type: 'select', index: true, options: [...scanStates] },
    { name: 'resumeScanAt', type: 'date' },
    { name: 'resumeFinding', type: 'text' },
    { name: 'resumeKey', type: 'text', unique: true, index: true },
    // Empty for an open application.
    { name: 'opening', type: 'relationship', relationTo: 'openings', index: true },
    {
      name: 'stage',
      type: 'select',
      index: true,
      options: stageNames.map((value) => ({ value, label: stages[value] })),
    },
    // Text of the rejection mail, and when it was sent.
    {
      name: 'rejection',
      type: 'group',
      fields: [
        { name: 'subject', type: 'text' },
        { name: 'text', type: 'textarea' },
        { name: 'at', type: 'date' },
      ],
    },
  ];
}
