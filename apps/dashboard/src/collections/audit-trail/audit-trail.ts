import type { CollectionConfig } from 'payload';
import { admins, hiddenFromOthers, nobody } from '../../access/access.ts';
import { toOptions } from '../field-builders.ts';

/** Actions of the audit trail, with labels. */
export const auditActions = {
  'signed-in': 'Signed in',
  exported: 'Exported messages',
  erased: 'Erased a person',
  deleted: 'Deleted',
  published: 'Published',
  'taken-down': 'Took down',
  trashed: 'Put into the trash',
  restored: 'Restored an older version',
  'account-made': 'Created an account',
  'role-changed': 'Changed a role',
  'email-changed': 'Changed an e-mail address',
  'link-made': 'Created a link to choose a password',
  'password-chosen': 'Chose a password with a link',
  'factor-set': 'Set up a second factor',
  'factor-removed': 'Removed a second factor',
  'factor-reset': 'Reset the second factor of another user',
  'codes-renewed': 'Created new recovery codes',
  'sessions-ended': 'Signed a user out',
  'rule-changed': 'Changed a rule of signing in',
  'resume-opened': 'Opened a resume',
  'periods-changed': 'Changed retention periods',
  swept: 'Deleted expired data',
  withdrawn: 'Withdrew an application',
  'redirect-changed': 'Changed a redirect',
} as const;

export type AuditAction = keyof typeof auditActions;

/** Audit trail. Rows are only added; admins read them. */
export const auditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: { singular: 'Entry', plural: 'Audit trail' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'act',
    description: 'Who did what, and when: published, deleted, exported, opened a resume.',
    defaultColumns: ['createdAt', 'who', 'act', 'subject', 'detail'],
    listSearchableFields: ['who', 'subject', 'detail'],
    hidden: hiddenFromOthers,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    { name: 'who', type: 'text', required: true, admin: { description: 'E-mail of the account.' } },
    // Not a relation: the row outlives the account.
    { name: 'account', type: 'number', required: true, index: true, admin: { hidden: true } },
    {
      name: 'act',
      type: 'select',
      required: true,
      index: true,
      options: toOptions(auditActions),
    },
    {
      name: 'subject',
      type: 'text',
      admin: {
        description: 'What it was done to: a kind and its number, never a sender.',
        components: { Cell: '/panel/SubjectCell.tsx#SubjectCell' },
      },
    },
    { name: 'detail', type: 'text' },
  ],
};
