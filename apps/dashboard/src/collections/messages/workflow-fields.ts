import type { Field } from 'payload';
import { nobody } from '../../access/access.ts';
import { stateNames, states } from './states.ts';

/** Only the inbox writes these fields, each with one guarded `UPDATE`. */
const byInbox = { update: nobody };

/** What people do with a message: its state, who answers it, and when. */
export const workflowFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    access: byInbox,
    options: stateNames.map((value) => ({ value, label: states[value] })),
  },
  {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    access: byInbox,
  },
  {
    name: 'starred',
    type: 'checkbox',
    required: true,
    defaultValue: false,
    index: true,
    access: byInbox,
  },
  {
    name: 'answerBy',
    type: 'date',
    index: true,
    access: byInbox,
  },
  {
    name: 'firstAnsweredAt',
    type: 'date',
    access: byInbox,
  },
  {
    // Where it came from, in one spelling (`toLeadSource`). Nothing for rows from before, until they are folded.
    name: 'leadSource',
    type: 'text',
    index: true,
    access: byInbox,
    admin: { hidden: true },
  },
  {
    // Every field in one folded text, for searching. Nothing for rows from before, until they are folded.
    name: 'searchText',
    type: 'textarea',
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  },
];
