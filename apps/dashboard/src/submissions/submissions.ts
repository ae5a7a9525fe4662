import type { CollectionConfig, Field, TextareaField, TextField } from 'payload';
import { admins, editors, nobody } from '../access/access.ts';
import { hiddenField } from '../collections/field-visibility.ts';
import { metadataFields } from '../collections/messages/metadata-fields.ts';
import { workflowFields } from '../collections/messages/workflow-fields.ts';
import { deleteDeliveries, queueMessage } from '../outbox/queue-deliveries.ts';
import { type Form, formFacts } from './forms.ts';
import {
  deleteEventsAfter,
  deleteEventsBefore,
  eraseAfterDelete,
  indexNewMessage,
} from './hooks.ts';

/**
 * A submitted field. It is read-only. The contract alone limits the length: Payload counts UTF-16 units and would
 * reject what the website accepted.
 */
export const submittedField = (field: TextField | TextareaField): Field =>
  ({
    required: true,
    access: { update: nobody },
    admin: { readOnly: true },
    custom: { sent: true },
    ...field,
  }) as Field;

export const senderName: Field = {
  type: 'row',
  fields: [
    submittedField({ name: 'firstName', type: 'text' }),
    submittedField({ name: 'lastName', type: 'text' }),
  ],
};

export const senderContact: Field = {
  type: 'row',
  fields: [
    submittedField({ name: 'email', label: 'E-mail', type: 'text' }),
    submittedField({ name: 'phone', type: 'text' }),
  ],
};

type Messages = Pick<CollectionConfig, 'labels' | 'fields' | 'endpoints' | 'hooks'> & {
  slug: Form;
  /** Read and delete access; by default editors and admins. */
  access?: Pick<NonNullable<CollectionConfig['access']>, 'read' | 'delete'>;
  admin: Pick<NonNullable<CollectionConfig['admin']>, 'useAsTitle' | 'description'>;
};

/** A collection of submitted messages: only the intake creates them, only the inbox changes them. */
export function createMessages({
  access,
  admin,
  fields,
  hooks,
  ...rest
}: Messages): CollectionConfig {
  return {
    ...rest,
    access: { read: editors, delete: admins, ...access, create: nobody, update: nobody },
    admin: {
      ...admin,
      // The inbox is in the menu instead.
      group: false,
      hideAPIURL: true,
      components: {
        views: {
          list: { Component: '/panel/inbox/InboxRedirect.tsx#InboxRedirect' },
          edit: { root: { Component: '/panel/inbox/MessageView.tsx#MessageView' } },
        },
      },
    },
    defaultSort: '-createdAt',
    indexes: [
      // For counting leads by month.
      { fields: ['createdAt', 'state', 'leadSource'] },
      { fields: ['createdAt', 'state', formFacts[rest.slug].about] },
    ],
    disableDuplicate: true,
    disableBulkEdit: true,
    lockDocuments: false,
    hooks: {
      ...hooks,
      afterChange: [queueMessage, ...(hooks?.afterChange ?? [])],
      beforeChange: [indexNewMessage([...fields, ...intakeFields]), ...(hooks?.beforeChange ?? [])],
      beforeDelete: [deleteEventsBefore, ...(hooks?.beforeDelete ?? [])],
      afterDelete: [
        deleteDeliveries,
        deleteEventsAfter,
        eraseAfterDelete,
        ...(hooks?.afterDelete ?? []),
      ],
    },
    fields: [...fields, ...intakeFields, ...workflowFields],
  };
}

// Metadata of a message.
const intakeFields: Field[] = [
  {
    ...submittedField({ name: 'reference', type: 'text', unique: true }),
    admin: { readOnly: true, description: 'What the sender was told to quote.' },
  } as Field,
  ...metadataFields,
  hiddenField({
    name: 'createdAt',
    label: 'Received',
    type: 'date',
    index: true,
  }),
  hiddenField({
    name: 'submissionId',
    type: 'text',
    required: true,
    unique: true,
    index: true,
  }),
  hiddenField({
    name: 'fingerprint',
    type: 'text',
    required: true,
  }),
];
