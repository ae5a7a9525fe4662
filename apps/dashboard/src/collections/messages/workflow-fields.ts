import type { Field } from 'payload';
import { nobody } from '../../access/access.ts';
import { stateNames, states } from './states.ts';

const byInbox = { update: nobody };

/** Workflow fields of a message. */
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
    // Normalised source (`toLeadSource`).
    name: 'leadSource',
    type: 'text',
    index: true,
    access: byInbox,
    admin: { hidden: true },
  },
  {
    // Normalised search text.
    name: 'searchText',
    type: 'textarea',
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  },
];
