import { fieldLimits } from '@agency/contracts';
import type { CollectionConfig, Field, TextareaField, TextField } from 'payload';
import { admins, editors, nobody } from '../../access/access.ts';
import { menuGroups } from '../menu-groups.ts';

// What somebody sent is never rewritten: it can be read and deleted.
const asSent = (field: TextField | TextareaField): Field =>
  ({
    required: true,
    access: { update: nobody },
    admin: { readOnly: true },
    ...field,
  }) as Field;

export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  access: { create: nobody, read: editors, update: editors, delete: admins },
  admin: {
    group: menuGroups.messages,
    useAsTitle: 'subject',
    description: 'What visitors sent with the contact form.',
    defaultColumns: ['subject', 'state', 'lastName', 'company', 'createdAt'],
    listSearchableFields: ['reference', 'subject', 'firstName', 'lastName', 'company', 'email'],
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    {
      type: 'row',
      fields: [
        asSent({ name: 'firstName', type: 'text', maxLength: fieldLimits.name }),
        asSent({ name: 'lastName', type: 'text', maxLength: fieldLimits.name }),
      ],
    },
    {
      type: 'row',
      fields: [
        asSent({ name: 'email', label: 'E-mail', type: 'text', maxLength: fieldLimits.email }),
        asSent({ name: 'phone', type: 'text', maxLength: fieldLimits.phone }),
      ],
    },
    asSent({ name: 'company', type: 'text', maxLength: fieldLimits.line }),
    asSent({ name: 'subject', type: 'text', maxLength: fieldLimits.line }),
    asSent({ name: 'message', type: 'textarea', maxLength: fieldLimits.message }),
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
    {
      name: 'createdAt',
      label: 'Received',
      type: 'date',
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'submissionId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'fingerprint',
      type: 'text',
      required: true,
      access: { update: nobody },
      admin: { hidden: true },
    },
  ],
};
