import type { Access, CollectionConfig } from 'payload';
import { nobody } from '../../access/access.ts';
import { hasRole } from '../../access/roles.ts';
import { formFacts, forms } from './forms.ts';

/** What is done to a message. */
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

/** Whoever reads a form's messages reads what was done to them. */
const readersOfTheForm: Access = ({ req }) => {
  const readable = forms.filter((form) => hasRole(req, 'admin', formFacts[form].reader));
  return readable.length > 0 && { form: { in: readable } };
};

/** Who did what to which message, and when. Rows are added, and go with their message. */
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
    // No relation: what somebody did stays when the account has gone.
    { name: 'account', type: 'number', required: true },
    // What the account was called then.
    { name: 'who', type: 'text', required: true },
    // A field's value before and after, as its screen shows it.
    { name: 'before', type: 'text' },
    { name: 'after', type: 'text' },
    { name: 'note', type: 'textarea' },
  ],
};
