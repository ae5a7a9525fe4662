import type { GlobalConfig } from 'payload';
import { admins, hiddenFromOthers, nobody } from '../../access/access.ts';
import { auditAndNotifyAdmins } from '../notify-admins.ts';

/** Rules of sign-in. */
export const signInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  label: 'Signing in',
  // Needs reauthentication (account-endpoints.ts).
  access: { read: admins, update: nobody },
  admin: {
    description: 'What is asked of people who sign in to the dashboard.',
    hidden: hiddenFromOthers,
  },
  lockDocuments: false,
  fields: [
    {
      name: 'secondFactorForAdmins',
      label: 'Admins need a second factor',
      type: 'checkbox',
      defaultValue: false,
      admin: { components: { Field: '/panel/accounts/AccountSections.tsx#FactorRule' } },
    },
  ],
  hooks: {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const isOn = doc.secondFactorForAdmins === true;
        if (isOn === (previousDoc?.secondFactorForAdmins === true)) return doc;
        const detail = isOn
          ? 'admins need a second factor'
          : 'admins may do without a second factor';
        await auditAndNotifyAdmins(req, { act: 'rule-changed', detail });
        return doc;
      },
    ],
  },
};
