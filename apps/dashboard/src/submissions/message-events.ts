import type { Access, CollectionConfig } from 'payload';
import { nobody } from '../access/access.ts';
import { hasRole } from '../access/roles.ts';
import { formFacts, forms } from './forms.ts';

/** Actions on a message. */
export const messageActions = [
  'opened',
  'state',
  'released',
  'owner',
  'starred',
  'answer-by',
  'replied',
  'noted',
  'exported',
  'stage',
  'rejected',
] as const;

export type MessageAction = (typeof messageActions)[number];

/** Readers of a form may read its history. */
const readersOfTheForm: Access = ({ req }) => {
  const readable = forms.filter((form) => hasRole(req, 'admin', formFacts[form].reader));
  return readable.length > 0 && { form: { in: readable } };
};

/** History of messages. Rows are only added, and deleted with their message. */
export const messageEvents: CollectionConfig = {
  slug: 'message-events',
  labels: { singular: 'Event', plural: 'Events' },
  access: { create: nobody, read: readersOfTheForm, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['form', 'messageId'] }],
  fields: [
    { name: 'form', type: 'select', required: true, options: [...forms] },
    { name: 'messageId', type: 'number', required: true },
    { name: 'act', type: 'select', required: true, options: [...messageActions] },
    // Not a relation: the history outlives the account.
    { name: 'account', type: 'number', required: true },
    // Name of the account at that time.
    { name: 'who', type: 'text', required: true },
    // Labels of the value before and after.
    { name: 'before', type: 'text' },
    { name: 'after', type: 'text' },
    { name: 'note', type: 'textarea' },
  ],
};
