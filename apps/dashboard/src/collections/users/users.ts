import { toTextLine } from '@agency/contracts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import {
  admins,
  adminsOrSelf,
  adminsWrite,
  hiddenFromOthers,
  nobody,
} from '../../access/access.ts';
import { type Role, roles } from '../../access/permissions.ts';
import { forgotPassword } from '../../accounts/link-endpoints.ts';
import { requireStrongPassword } from '../../accounts/password.ts';
import { requireReauthentication } from '../../accounts/reauthenticate.ts';
import {
  hideSessions,
  LONG_SESSION_LIFE,
  limitToken,
  sessionStrategy,
} from '../../accounts/sign-in/sessions.ts';
import {
  addRecoveryCodes,
  finishSignIn,
  openSignInSession,
  respondWithStep,
  startSignIn,
} from '../../accounts/sign-in/sign-in.ts';
import {
  auditAccountChange,
  auditAccountDeletion,
  deleteAccountData,
  endSessionsOfNewAdmin,
  rejectLastAdminDeletion,
  rejectLastAdminDemotion,
} from '../../accounts/user-hooks.ts';
import { createReason, toValidate } from '../../platform/language/errors.ts';
import { NO_FIELD, toOptions } from '../field-builders.ts';

/** As in "Account manager". */
const toRoleName = (role: Role) => `${role[0]?.toUpperCase()}${role.slice(1).replace('-', ' ')}`;

/** Whether a request sets the name. */
const isTyped = ({ payloadAPI, data }: PayloadRequest): boolean =>
  payloadAPI !== 'local' && data !== undefined && 'name' in data;

/** @param publicUrl of the dashboard, without trailing slash */
export function createUsers(publicUrl: string): CollectionConfig {
  return {
    slug: 'users',
    access: {
      admin: ({ req }) => req.user != null,
      // Only by invitation (src/accounts).
      create: nobody,
      read: adminsOrSelf,
      update: adminsOrSelf,
      // Needs reauthentication (src/accounts/account-endpoints.ts).
      delete: nobody,
      unlock: admins,
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'state'],
      components: { beforeListTable: ['/panel/accounts/AccountSections.tsx#InviteButton'] },
      hidden: hiddenFromOthers,
    },
    auth: {
      // Of the cookie. Its token ends sooner (`limitToken`).
      tokenExpiration: LONG_SESSION_LIFE / 1000,
      // Payload's lock would lock out the owner too; `attempts.ts` limits only the attacker.
      maxLoginAttempts: 0,
      useSessions: true,
      strategies: [sessionStrategy],
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
    },
    hooks: {
      beforeOperation: [limitToken, startSignIn, requireReauthentication, requireStrongPassword],
      beforeChange: [rejectLastAdminDemotion],
      afterChange: [auditAccountChange, endSessionsOfNewAdmin],
      beforeLogin: [finishSignIn],
      afterLogin: [openSignInSession],
      afterRead: [hideSessions],
      afterOperation: [addRecoveryCodes],
      afterError: [respondWithStep],
      beforeDelete: [rejectLastAdminDeletion, deleteAccountData],
      afterDelete: [auditAccountDeletion],
    },
    endpoints: [forgotPassword],
    fields: [
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        options: roles.map((role) => ({ value: role, label: toRoleName(role) })),
        access: { create: adminsWrite, update: adminsWrite },
        // Needs reauthentication, as e-mail address and password.
        admin: { components: { Field: NO_FIELD } },
      },
      {
        // Expiry of the first admin's one-time password. Empty for other passwords.
        name: 'oneTimePasswordUntil',
        type: 'date',
        hidden: true,
        access: { create: nobody, update: nobody },
      },
      {
        name: 'name',
        type: 'text',
        maxLength: 80,
        // Mails name it in one line.
        hooks: { beforeValidate: [({ value }) => value && toTextLine(value)] },
        // Old accounts and those of `npm run admin` may have none until the owner changes the account.
        validate: toValidate((value: unknown, { req }) =>
          String(value ?? '').trim() || !isTyped(req)
            ? true
            : createReason(({ account }) => account.nameMissing),
        ),
        admin: { description: 'What colleagues see: beside messages, drafts and versions.' },
      },
      {
        // `invited` until the first sign-in.
        name: 'state',
        type: 'select',
        defaultValue: 'active',
        options: toOptions({ invited: 'Invited, not yet in', active: 'Active' }),
        access: { create: nobody, update: nobody },
        admin: { components: { Field: '/panel/accounts/AccountSections.tsx#AccountSections' } },
      },
    ],
  };
}
