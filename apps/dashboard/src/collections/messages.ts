import type { CollectionConfig, Field, TextareaField, TextField } from 'payload';
import { admins, editors, nobody } from '../access/access.ts';
import { forgetDeliveries, queueMessage } from '../outbox/queue-deliveries.ts';
import { unseen } from './field-looks.ts';
import { aboutFields } from './messages/about-fields.ts';
import { type Form, formFacts } from './messages/forms.ts';
import {
  endHistory,
  eraseForGood,
  foldNewMessage,
  forgetHistory,
} from './messages/message-hooks.ts';
import { workFields } from './messages/work-fields.ts';

/**
 * A field of what somebody sent. It is never rewritten: it can be read and deleted. How long it may be is said by the
 * contract alone: Payload would count a character of two units twice, and refuse for good what the website has taken.
 */
export const asSent = (field: TextField | TextareaField): Field =>
  ({
    required: true,
    access: { update: nobody },
    admin: { readOnly: true },
    custom: { sent: true },
    ...field,
  }) as Field;

/** Who sent it. */
export const senderName: Field = {
  type: 'row',
  fields: [asSent({ name: 'firstName', type: 'text' }), asSent({ name: 'lastName', type: 'text' })],
};

/** How the sender is reached. */
export const senderReach: Field = {
  type: 'row',
  fields: [
    asSent({ name: 'email', label: 'E-mail', type: 'text' }),
    asSent({ name: 'phone', type: 'text' }),
  ],
};

type Messages = Pick<CollectionConfig, 'labels' | 'fields' | 'endpoints' | 'hooks'> & {
  slug: Form;
  /** Who reads them, and so works on them, and who deletes them; editors and admins when left out. */
  access?: Pick<NonNullable<CollectionConfig['access']>, 'read' | 'delete'>;
  admin: Pick<NonNullable<CollectionConfig['admin']>, 'useAsTitle' | 'description'>;
};

/** A collection of what visitors sent with one form: only the intake adds to it, only the inbox works on it. */
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
      // Its place in the menu is the inbox.
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
      // What leads are counted by: a month is read without its messages.
      { fields: ['createdAt', 'state', 'leadSource'] },
      { fields: ['createdAt', 'state', formFacts[rest.slug].about] },
    ],
    disableDuplicate: true,
    disableBulkEdit: true,
    lockDocuments: false,
    hooks: {
      ...hooks,
      afterChange: [queueMessage, ...(hooks?.afterChange ?? [])],
      beforeChange: [foldNewMessage([...fields, ...intakeFields]), ...(hooks?.beforeChange ?? [])],
      beforeDelete: [forgetHistory, ...(hooks?.beforeDelete ?? [])],
      afterDelete: [forgetDeliveries, endHistory, eraseForGood, ...(hooks?.afterDelete ?? [])],
    },
    fields: [...fields, ...intakeFields, ...workFields],
  };
}

// What is known of a message beside what was typed.
const intakeFields: Field[] = [
  {
    ...asSent({ name: 'reference', type: 'text', unique: true }),
    admin: { readOnly: true, description: 'What the sender was told to quote.' },
  } as Field,
  ...aboutFields,
  unseen({
    name: 'createdAt',
    label: 'Received',
    type: 'date',
    index: true,
  }),
  unseen({
    name: 'submissionId',
    type: 'text',
    required: true,
    unique: true,
    index: true,
  }),
  unseen({
    name: 'fingerprint',
    type: 'text',
    required: true,
  }),
];
