import type { CollectionConfig, Endpoint, Field, PayloadRequest } from 'payload';
import { admins, adminsOrSelf, adminsWrite, nobody } from '../../access/access.ts';
import { roles } from '../../access/roles.ts';
import { requireReauthentication, virtualProofFields } from '../../accounts/reauthenticate.ts';
import { hideSessions, sessionStrategy } from '../../accounts/sessions.ts';
import { errorResponse } from '../../api/response.ts';
import { createReason, toValidate, translateError } from '../../panel/language/errors.ts';
import { menuGroups } from '../menu-groups.ts';
import { createFileRemoval, endOneTimePassword, recordNewPassword } from './first-admin.ts';
import { forgotPassword } from './forgot-password.ts';
import { requireStrongPassword } from './password.ts';
import {
  addRecoveryCodes,
  finishSignIn,
  openSignInSession,
  respondWithStep,
  startSignIn,
} from './sign-in.ts';
import {
  auditAccountChange,
  auditAccountDeletion,
  deleteAccountData,
  endSessionsOfNewAdmin,
  rejectLastAdminDeletion,
  rejectLastAdminDemotion,
  setLanguageCookie,
} from './user-hooks.ts';

interface UserOptions {
  /** Public URL of the dashboard, without trailing slash. */
  publicUrl: string;
  /** File with the first admin's password. */
  firstAdminFile: string;
}

/** Whether a request sets the name. */
const isTyped = ({ payloadAPI, data }: PayloadRequest): boolean =>
  payloadAPI !== 'local' && data !== undefined && 'name' in data;

const createNothing = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: (req) =>
    errorResponse(
      404,
      translateError(req, ({ account }) => account.unverifiable),
    ),
});

// Payload would fail here, because accounts are not verified by mail.
const noVerification = createNothing('/verify/:id');
// Only our own links set passwords (src/accounts).
const noReset = createNothing('/reset-password');

export function createUsers({ publicUrl, firstAdminFile }: UserOptions): CollectionConfig {
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
      group: menuGroups.settings,
      useAsTitle: 'email',
      description: 'Who may sign in here, and what they may do.',
      defaultColumns: ['email', 'name', 'role', 'state'],
      components: { beforeListTable: ['/panel/accounts/InviteView.tsx#InviteButton'] },
      hidden: ({ user }) => user?.role !== 'admin',
      hideAPIURL: true,
    },
    auth: {
      tokenExpiration: 2 * 60 * 60,
      // Payload's lock would lock out the owner too; `attempts.ts` limits only the attacker.
      maxLoginAttempts: 0,
      useSessions: true,
      strategies: [sessionStrategy],
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
    },
    hooks: {
      beforeOperation: [
        startSignIn,
        requireReauthentication,
        requireStrongPassword,
        recordNewPassword,
      ],
      beforeChange: [rejectLastAdminDemotion, endOneTimePassword],
      afterChange: [auditAccountChange, endSessionsOfNewAdmin],
      beforeLogin: [finishSignIn],
      afterLogin: [openSignInSession, setLanguageCookie],
      afterRead: [hideSessions],
      afterOperation: [createFileRemoval(firstAdminFile), addRecoveryCodes],
      afterError: [respondWithStep],
      beforeDelete: [rejectLastAdminDeletion, deleteAccountData],
      afterDelete: [auditAccountDeletion],
    },
    endpoints: [forgotPassword, noReset, noVerification],
    fields: [
      shownAs('signInData', 'SignInData'),
      ...virtualProofFields,
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
        // Old accounts and those of `npm run admin` may have none until the owner changes the account.
        validate: toValidate((value: unknown, { req }) =>
          String(value ?? '').trim() || !isTyped(req)
            ? true
            : createReason(({ account }) => account.nameMissing),
        ),
        admin: { description: 'What colleagues see: beside messages, drafts and versions.' },
      },
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
          // Needs reauthentication (src/panel/accounts/AccountSections.tsx).
          components: { Field: '/panel/NoField.tsx#NoField' },
        },
      },
      {
        // `invited` until the first sign-in.
        name: 'state',
        type: 'select',
        defaultValue: 'active',
        options: [
          { value: 'invited', label: 'Invited, not yet in' },
          { value: 'active', label: 'Active' },
        ],
        access: { create: nobody, update: nobody },
        admin: { components: { Field: '/panel/NoField.tsx#NoField' } },
      },
      shownAs('security', 'Security'),
    ],
  };
}

/** A UI field of the account page. */
const shownAs = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `/panel/accounts/AccountSections.tsx#${component}` },
  },
});
