import { fieldLimits } from '@agency/contracts';
import type {
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  TextareaField,
  TextField,
} from 'payload';
import { admins, editors, nobody } from '../access/access.ts';
import { deliveriesOfMessage } from '../outbox/deliveries.ts';
import { forgetDeliveries, queueMessage } from '../outbox/queue-deliveries.ts';
import { afterCommit } from '../platform/after-commit.ts';
import { eraseDeleted } from '../platform/database.ts';
import { menuGroups } from './menu-groups.ts';

// Somebody who asks for their words to be deleted means the words, not the way to them.
const eraseForGood: CollectionAfterDeleteHook = ({ req }) =>
  afterCommit(req, () => eraseDeleted(req.payload));

/** A field of what somebody sent. It is never rewritten: it can be read and deleted. */
export const asSent = (field: TextField | TextareaField): Field =>
  ({
    required: true,
    access: { update: nobody },
    admin: { readOnly: true },
    ...field,
  }) as Field;

/** A field that the intake writes once and nobody sees. */
export const unseen = (field: Field): Field =>
  ({ ...field, access: { update: nobody }, admin: { hidden: true } }) as Field;

/** Who sent it. */
export const senderName: Field = {
  type: 'row',
  fields: [
    asSent({ name: 'firstName', type: 'text', maxLength: fieldLimits.name }),
    asSent({ name: 'lastName', type: 'text', maxLength: fieldLimits.name }),
  ],
};

/** How the sender is reached. */
export const senderReach: Field = {
  type: 'row',
  fields: [
    asSent({ name: 'email', label: 'E-mail', type: 'text', maxLength: fieldLimits.email }),
    asSent({ name: 'phone', type: 'text', maxLength: fieldLimits.phone }),
  ],
};

type Messages = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'endpoints' | 'hooks'> & {
  /** Who reads them, marks them as read and deletes them; editors and admins when left out. */
  access?: Pick<NonNullable<CollectionConfig['access']>, 'read' | 'update' | 'delete'>;
  admin: Pick<
    NonNullable<CollectionConfig['admin']>,
    'useAsTitle' | 'description' | 'defaultColumns' | 'listSearchableFields'
  >;
};

/** A collection of what visitors sent with one form: only the intake writes it. */
export function createMessages({
  access,
  admin,
  fields,
  hooks,
  ...rest
}: Messages): CollectionConfig {
  return {
    ...rest,
    access: { read: editors, update: editors, delete: admins, ...access, create: nobody },
    admin: { ...admin, group: menuGroups.messages, hideAPIURL: true },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    disableBulkEdit: true,
    lockDocuments: false,
    hooks: {
      ...hooks,
      afterChange: [queueMessage, ...(hooks?.afterChange ?? [])],
      afterDelete: [forgetDeliveries, eraseForGood, ...(hooks?.afterDelete ?? [])],
    },
    fields: [...fields, ...intakeFields, deliveriesOfMessage],
  };
}

// What is known of a message beside what was typed.
const intakeFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    options: [
      { label: 'New', value: 'new' },
      { label: 'Read', value: 'read' },
    ],
    admin: {
      position: 'sidebar',
      isClearable: false,
      description: 'Becomes "Read" when the message is opened.',
      components: {
        Cell: '/panel/MessageState.tsx#MessageState',
        afterInput: ['/panel/MarkMessageRead.tsx#MarkMessageRead'],
      },
    },
  },
  {
    ...asSent({ name: 'reference', type: 'text', unique: true }),
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'What the sender was told to quote.',
    },
  } as Field,
  {
    name: 'reply',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/panel/ReplyLink.tsx#ReplyLink' } },
  },
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
