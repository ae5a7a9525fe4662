import type { CollectionConfig } from 'payload';
import { messageReaders, nobody } from '../access/access.ts';
import { shownInList, unseen } from '../collections/field-looks.ts';
import { menuGroups } from '../collections/menu-groups.ts';
import { forms } from '../collections/messages/forms.ts';
import { dropDeliveries, resendDeliveries } from './resend.ts';

/** The outbox: one row for each message and recipient, with the state of its delivery (docs/dashboard.md). */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: { create: nobody, read: messageReaders, update: nobody, delete: nobody },
  admin: {
    group: menuGroups.messages,
    useAsTitle: 'reference',
    description: 'Who was told of which message, and what could not be delivered.',
    defaultColumns: ['reference', 'state', 'target', 'createdAt'],
    listSearchableFields: ['reference'],
    hideAPIURL: true,
    components: {
      beforeListTable: [
        '/panel/outbox/FailedDeliveries.tsx#FailedDeliveries',
        '/panel/outbox/ResendSelected.tsx#ResendSelected',
      ],
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: [resendDeliveries, dropDeliveries],
  indexes: [{ fields: ['state', 'nextTryAt'] }, { fields: ['source', 'messageId'] }],
  fields: [
    {
      name: 'sheet',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/outbox/DeliveryDetails.tsx#DeliveryDetails' },
      },
    },
    shownInList({ name: 'reference', type: 'text', required: true }),
    shownInList(
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
      },
      '/panel/outbox/DeliveryStatus.tsx#DeliveryStatus',
    ),
    shownInList({
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'notify', label: 'To us' },
        { value: 'copy', label: 'Copy to the sender' },
        { value: 'reminder', label: 'Answer due' },
        { value: 'link', label: 'Link for an account' },
        { value: 'forgotten', label: 'Link for a forgotten password' },
        { value: 'account', label: 'Change of an account' },
        { value: 'plan', label: 'Failed scheduled change' },
        { value: 'rejection', label: 'Reject mail to the applicant' },
      ],
    }),
    shownInList({
      name: 'target',
      label: 'To',
      type: 'relationship',
      relationTo: 'delivery-targets',
    }),
    shownInList({
      name: 'channel',
      type: 'select',
      required: true,
      options: [
        { value: 'mail', label: 'E-mail' },
        { value: 'webhook', label: 'Webhook' },
        { value: 'spreadsheet', label: 'Spreadsheet script' },
      ],
    }),
    shownInList({ name: 'attempts', type: 'number', required: true, defaultValue: 0 }),
    shownInList({ name: 'lastError', label: 'Why it failed', type: 'text' }),
    shownInList({ name: 'nextTryAt', label: 'Next try', type: 'date', required: true }),
    shownInList({ name: 'sentAt', label: 'Sent', type: 'date' }),
    // Addresses that have taken a mail, while others have not, with spaces between them.
    shownInList({ name: 'reached', label: 'Reached so far', type: 'text' }),
    // Message, target and kind: the same is written once.
    unseen({ name: 'key', type: 'text', required: true, unique: true, index: true }),
    // What it is about: a message, or an account.
    unseen({ name: 'source', type: 'select', required: true, options: [...forms, 'users'] }),
    unseen({ name: 'messageId', type: 'number', required: true }),
    // What a receiver knows a repeat by; also the first part of the mail's Message-ID.
    unseen({ name: 'idempotencyKey', type: 'text', required: true }),
    // When it was queued, or queued again: from then on the 72 hours count.
    unseen({ name: 'queuedAt', type: 'date', required: true }),
    // Token of the worker that has it now.
    unseen({ name: 'lease', type: 'text' }),
  ],
};
