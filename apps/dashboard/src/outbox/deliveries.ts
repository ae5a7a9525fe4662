import type { Access, CollectionConfig, Field } from 'payload';
import { nobody } from '../access/access.ts';
import { hasPermission } from '../access/permissions.ts';
import { createUiField, toOptions } from '../collections/field-builders.ts';
import { hiddenField } from '../collections/field-visibility.ts';
import { forms, readableForms } from '../submissions/forms.ts';
import { discardEndpoint, resendEndpoint } from './resend.ts';

/** Deliveries of messages that the user may read. Mails about accounts are for admins only. */
const deliveryReaders: Access = ({ req }) =>
  hasPermission(req, 'administration') ||
  (req.user != null && { subjectKind: { in: readableForms(req) } });

/** The outbox: one row for each message and recipient, with the state of its delivery (docs/dashboard.md). */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: { create: nobody, read: deliveryReaders, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'reference',
    description: 'Who was told of which message, and what could not be delivered.',
    defaultColumns: ['reference', 'state', 'target', 'createdAt'],
    listSearchableFields: ['reference'],
    components: {
      beforeListTable: ['/panel/outbox/SelectedDeliveries.tsx#SelectedDeliveries'],
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: [resendEndpoint, discardEndpoint],
  indexes: [{ fields: ['state', 'nextTryAt'] }, { fields: ['subjectKind', 'subjectId'] }],
  fields: [
    createUiField('subject', '/panel/outbox/DeliveryStatus.tsx#DeliverySubject'),
    { name: 'reference', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: [
        { value: 'queued', label: 'Waiting' },
        { value: 'sent', label: 'Sent' },
        { value: 'dead', label: 'Not delivered' },
        { value: 'dropped', label: 'Discarded' },
      ],
      admin: { components: { Cell: '/panel/outbox/DeliveryStatus.tsx#DeliveryStatus' } },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'notify', label: 'To us' },
        { value: 'copy', label: 'Copy to the sender' },
        { value: 'assigned', label: 'To the new owner' },
        { value: 'reminder', label: 'Answer due' },
        { value: 'link', label: 'Link for an account' },
        { value: 'forgotten', label: 'Link for a forgotten password' },
        { value: 'account', label: 'Change of an account' },
        { value: 'rejection', label: 'Reject mail to the applicant' },
        { value: 'reply', label: 'Answer to the sender' },
      ],
    },
    { name: 'target', label: 'To', type: 'relationship', relationTo: 'delivery-targets' },
    {
      name: 'channel',
      type: 'select',
      required: true,
      options: toOptions({ mail: 'E-mail', webhook: 'Webhook' }),
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', label: 'Why it failed', type: 'text' },
    { name: 'nextTryAt', label: 'Next try', type: 'date', required: true },
    { name: 'sentAt', label: 'Sent', type: 'date' },
    // E-mail addresses that accepted the mail, separated by spaces.
    { name: 'reached', label: 'Reached so far', type: 'text' },
    // Text of a reply that was written here, its writer, and the due date that it removed.
    hiddenField({
      name: 'reply',
      type: 'group',
      fields: [
        { name: 'account', type: 'number' },
        ...['key', 'who', 'subject'].map((name): Field => ({ name, type: 'text' })),
        { name: 'text', type: 'textarea' },
        ...['at', 'answerBy'].map((name): Field => ({ name, type: 'date' })),
      ],
    }),
    // Message, target and kind.
    hiddenField({ name: 'key', type: 'text', required: true, unique: true, index: true }),
    // The message or the account that it is about.
    hiddenField({
      name: 'subjectKind',
      type: 'select',
      required: true,
      options: [...forms, 'users'],
    }),
    hiddenField({ name: 'subjectId', type: 'number', required: true }),
    // The receiver detects repeats by it; also the first part of the Message-ID.
    hiddenField({ name: 'idempotencyKey', type: 'text', required: true }),
    // Start of the 72 hours.
    hiddenField({ name: 'queuedAt', type: 'date', required: true }),
    // Lease of the worker.
    hiddenField({ name: 'lease', type: 'text' }),
  ],
};
