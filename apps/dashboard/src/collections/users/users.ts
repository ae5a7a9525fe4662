import type { CollectionConfig } from 'payload';
import { admins, adminsOrSelf, adminsWrite } from '../../access/access.ts';
import { roles } from '../../access/roles.ts';
import { menuGroups } from '../menu-groups.ts';
import { keepAnAdmin, keepAnAdminAccount } from './last-admin.ts';
import { requireLongPassword } from './password.ts';
import { toResetMail } from './reset-mail.ts';

type UserOptions = {
  /** Address editors open the dashboard at, without a slash at its end. */
  publicUrl: string;
  /** Name in mails. */
  brandName: string;
};

export const createUsers = ({ publicUrl, brandName }: UserOptions): CollectionConfig => ({
  slug: 'users',
  access: {
    admin: ({ req }) => req.user != null,
    create: admins,
    read: adminsOrSelf,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  admin: {
    group: menuGroups.settings,
    useAsTitle: 'email',
    description: 'Who may sign in here, and what they may do.',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
  },
  auth: {
    tokenExpiration: 2 * 60 * 60,
    maxLoginAttempts: 5,
    // Short on purpose: whoever knows an address can lock its account, but not for long.
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
    forgotPassword: {
      expiration: 60 * 60 * 1000,
      ...toResetMail(publicUrl, brandName),
    },
  },
  hooks: {
    beforeOperation: [requireLongPassword],
    beforeChange: [keepAnAdmin],
    beforeDelete: [keepAnAdminAccount],
  },
  fields: [
    { name: 'name', type: 'text', maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: roles.map((role) => ({
        value: role,
        label: `${role[0]?.toUpperCase()}${role.slice(1)}`,
      })),
      access: { create: adminsWrite, update: adminsWrite },
      admin: {
        description:
          'Admins do everything and manage accounts. Editors write posts, keep the team page and read messages. Recruiters read job applications.',
      },
    },
  ],
});
