import type { CollectionConfig, Endpoint, Field, PayloadRequest } from 'payload';
import { admins, adminsOrSelf, adminsWrite, nobody } from '../../access/access.ts';
import { roles } from '../../access/roles.ts';
import { deleteAccountData, endSessionsOfNewAdmin } from '../../accounts/account-hooks.ts';
import { errorResponse } from '../../api/response.ts';
import { createReason, toValidate, translateError } from '../../panel/language/errors.ts';
import { menuGroups } from '../menu-groups.ts';
import { auditAccountChange, auditAccountDeletion } from './account-audit.ts';
import { proofFields, requireCurrentPassword } from './current-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { setLanguageCookie } from './language-cookie.ts';
import { rejectLastAdminDeletion, rejectLastAdminDemotion } from './last-admin.ts';
import {
  endOneTimePassword,
  oneTimePasswordField,
  recordNewPassword,
} from './one-time-password.ts';
import { requireStrongPassword } from './password.ts';
import { addNextStep, guardSignIn, openVerifiedSession, respondWithNextStep } from './sign-in.ts';
import { unassignMessages } from './unassign-messages.ts';

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
  const endFirst = endOneTimePassword(firstAdminFile);
  return {
    slug: 'users',
    access: {
      admin: ({ req }) => req.user != null,
      // Only by invitation (src/accounts).
      create: nobody,
      read: adminsOrSelf,
      update: adminsOrSelf,
      // Needs reauthentication (src/accounts/delete-endpoint.ts).
      delete: nobody,
      unlock: admins,
    },
    admin: {
      group: menuGroups.settings,
      useAsTitle: 'email',
      description: 'Who may sign in here, and what they may do.',
      defaultColumns: ['email', 'name', 'role', 'state'],
      components: { beforeListTable: ['/panel/accounts/InviteButton.tsx#InviteButton'] },
      hidden: ({ user }) => user?.role !== 'admin',
      hideAPIURL: true,
    },
    auth: {
      tokenExpiration: 2 * 60 * 60,
      // Payload's lock would lock out the owner too; `attempts.ts` limits only the attacker.
      maxLoginAttempts: 0,
      useSessions: true,
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
    },
    hooks: {
      beforeOperation: [
        guardSignIn,
        requireCurrentPassword,
        requireStrongPassword,
        recordNewPassword,
      ],
      beforeChange: [rejectLastAdminDemotion, endFirst.beforeChange],
      afterChange: [auditAccountChange, endSessionsOfNewAdmin],
      afterLogin: [openVerifiedSession, setLanguageCookie],
      afterOperation: [endFirst.afterOperation, addNextStep],
      afterError: [respondWithNextStep],
      beforeDelete: [rejectLastAdminDeletion, unassignMessages, deleteAccountData],
      afterDelete: [auditAccountDeletion],
    },
    endpoints: [forgotPassword, noReset, noVerification],
    fields: [
      shownAs('signInData', 'SignInData'),
      shownAs('invitation', 'Invitation'),
      ...proofFields,
      oneTimePasswordField,
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
          // Needs reauthentication (src/panel/accounts/ChangeSignIn.tsx).
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
      shownAs('secondFactor', 'SecondFactor'),
      shownAs('sessionList', 'Sessions'),
    ],
  };
}

/** A UI field of the account page. */
const shownAs = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `/panel/accounts/${component}.tsx#${component}` },
  },
});
