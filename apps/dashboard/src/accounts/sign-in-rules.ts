import { type GlobalConfig, ValidationError } from 'payload';
import { admins } from '../access/access.ts';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { menuGroups } from '../collections/menu-groups.ts';
import { tell } from '../panel/language/refuse.ts';
import { mayRequire } from './factor.ts';

/** What the owner asks of everybody who signs in. */
export const signInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  label: 'Signing in',
  access: { read: admins, update: admins },
  admin: {
    group: menuGroups.settings,
    description: 'What is asked of people who sign in to the dashboard.',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role !== 'admin',
  },
  lockDocuments: false,
  fields: [
    {
      name: 'secondFactorForAdmins',
      label: 'Admins need a second factor',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'An admin without one is led to set it up at the next sign-in, and can do nothing before. Only an admin who has one can turn this on.',
      },
    },
  ],
  hooks: {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const isTurnedOn = data.secondFactorForAdmins && !originalDoc?.secondFactorForAdmins;
        if (isTurnedOn && !(await mayRequire(req))) {
          const label = tell(req, ({ account }) => account.factorForAdmins);
          const message = tell(req, ({ account }) => account.factorFirst);
          const errors = [{ path: 'secondFactorForAdmins', label, message }];
          throw new ValidationError({ global: 'sign-in-rules', errors, req }, req.t);
        }
        return data;
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const isOn = doc.secondFactorForAdmins === true;
        if (isOn === (previousDoc?.secondFactorForAdmins === true)) return doc;
        const detail = isOn
          ? 'admins need a second factor'
          : 'admins may do without a second factor';
        await noteInAudit(req, { act: 'rule-changed', detail });
        return doc;
      },
    ],
  },
};
