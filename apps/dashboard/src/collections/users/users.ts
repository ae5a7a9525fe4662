import type { CollectionConfig, Endpoint, Field, PayloadRequest } from 'payload';
import { admins, adminsOrSelf, adminsWrite, nobody } from '../../access/access.ts';
import { roles } from '../../access/roles.ts';
import { forgetAccount, signInAnew } from '../../accounts/account-hooks.ts';
import { answerError } from '../../api/answer.ts';
import { createReason, toValidate, translateError } from '../../panel/language/errors.ts';
import { menuGroups } from '../menu-groups.ts';
import { noteAccountChange, noteAccountDeletion } from './account-audit.ts';
import { proofFields, requireCurrentPassword } from './current-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { bringLanguage } from './kept-language.ts';
import { keepAnAdmin, keepAnAdminAccount } from './last-admin.ts';
import { leaveMessages } from './leave-messages.ts';
import { endOneTimePassword, noteNewPassword, oneTimePasswordField } from './one-time-password.ts';
import { requireGoodPassword } from './password.ts';
import { askForMore, guardSignIn, openProvedSession, tellWhatIsNeeded } from './sign-in.ts';

interface UserOptions {
  /** Address editors open the dashboard at, without a slash at its end. */
  publicUrl: string;
  /** File the first admin's password is written down in. */
  firstAdminFile: string;
}

/** Whether a name is among what somebody sends. */
const isTyped = ({ payloadAPI, data }: PayloadRequest): boolean =>
  payloadAPI !== 'local' && data !== undefined && 'name' in data;

const createNothing = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: (req) =>
    answerError(
      404,
      translateError(req, ({ account }) => account.unverifiable),
    ),
});

// Payload answers here with a failure of its own where accounts are not verified by mail.
const noVerification = createNothing('/verify/:id');
// Passwords are chosen with our own links alone (src/accounts).
const noReset = createNothing('/reset-password');

export function createUsers({ publicUrl, firstAdminFile }: UserOptions): CollectionConfig {
  const endFirst = endOneTimePassword(firstAdminFile);
  return {
    slug: 'users',
    access: {
      admin: ({ req }) => req.user != null,
      // By invitation alone (src/accounts).
      create: nobody,
      read: adminsOrSelf,
      update: adminsOrSelf,
      // With a proof of who deletes it (src/accounts/delete-endpoint.ts).
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
      // Payload locks an account for everybody, so anybody could; `attempts.ts` closes it to who is guessing.
      maxLoginAttempts: 0,
      useSessions: true,
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
    },
    hooks: {
      beforeOperation: [guardSignIn, requireCurrentPassword, requireGoodPassword, noteNewPassword],
      beforeChange: [keepAnAdmin, endFirst.beforeChange],
      afterChange: [noteAccountChange, signInAnew],
      afterLogin: [openProvedSession, bringLanguage],
      afterOperation: [endFirst.afterOperation, tellWhatIsNeeded],
      afterError: [askForMore],
      beforeDelete: [keepAnAdminAccount, leaveMessages, forgetAccount],
      afterDelete: [noteAccountDeletion],
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
        // Of an account of before, or of `npm run admin`, it is asked for when its owner changes the account.
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
          // Changed with a proof of who changes it (src/panel/accounts/ChangeSignIn.tsx).
          components: { Field: '/panel/NoField.tsx#NoField' },
        },
      },
      {
        // Until the first sign-in it is an invitation.
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

/** A part of the account's page that is no field. */
const shownAs = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `/panel/accounts/${component}.tsx#${component}` },
  },
});
