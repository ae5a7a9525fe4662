import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Payload,
} from 'payload';
import { removeFactor } from '../../accounts/factor.ts';
import { endSessions } from '../../accounts/sessions.ts';
import type { User } from '../../payload-types.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import { withBootLock } from '../../platform/boot-lock.ts';
import {
  readFirstAdminFile,
  toFirstAdminFile,
  writeFirstAdminFile,
} from '../../platform/first-admin-file.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isPasswordOf } from './sign-in.ts';

export interface FirstAdmin {
  email: string;
  password: string;
  file: string;
}

const FIRST_ADMIN_EMAIL = 'admin@dashboard.local';

/** Lifetime of the one-time password: seven days, in milliseconds. */
const ONE_TIME_PASSWORD_LIFE = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates the first admin if there is no account. The one-time password is valid for seven days and is written to a
 * file in the data folder that only its owner can read. Concurrent processes create one account.
 * @returns the account, or undefined if there was one
 */
export function createFirstAdmin(
  payload: Payload,
  dataFolder: string,
  signInAt: string,
): Promise<FirstAdmin | undefined> {
  return withBootLock(payload, async () => {
    const { totalDocs } = await payload.count({
      collection: 'users',
      // No account exists yet.
      overrideAccess: true,
    });
    if (totalDocs > 0) return undefined;
    const admin = { email: FIRST_ADMIN_EMAIL, password: createPassword() };
    const file = toFirstAdminFile(dataFolder);
    const until = new Date(Date.now() + ONE_TIME_PASSWORD_LIFE).toISOString();
    // The file first: an unknown password would lock all users out.
    writeFirstAdminFile(file, { ...admin, until }, signInAt);
    await payload.create({
      collection: 'users',
      data: { ...admin, role: 'admin', oneTimePasswordUntil: until },
      // No account exists yet.
      overrideAccess: true,
    });
    return { ...admin, file };
  });
}

/** Deletes the file of the first admin if its password is no longer valid. */
export async function removeUsedFirstAdminFile(payload: Payload, file: string): Promise<void> {
  const note = readFirstAdminFile(file);
  if (!note) return;
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: note.email } },
    depth: 0,
    showHiddenFields: true,
    // The file belongs to the operator.
    overrideAccess: true,
  });
  const isOver = Date.parse(docs[0]?.oneTimePasswordUntil ?? '') < Date.now();
  if (isOver || !(await isPasswordOf(payload, note.email, note.password))) {
    rmSync(file, { force: true });
  }
}

const SETS_PASSWORD = 'setsPassword';
const ENDS_ONE_TIME_PASSWORD = 'endsOneTimePassword';

/** Notes that a password is being set; Payload takes it out of the data before the change itself is seen. */
export const recordNewPassword: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  if (operation === 'update') {
    context[SETS_PASSWORD] = Boolean((args.data as { password?: unknown }).password);
  }
  return args;
};

/** A new password takes the place of the one-time password. */
export const endOneTimePassword: CollectionBeforeChangeHook<User> = ({
  data,
  originalDoc,
  context,
}) => {
  if (!context[SETS_PASSWORD] || !originalDoc?.oneTimePasswordUntil) return data;
  context[ENDS_ONE_TIME_PASSWORD] = true;
  return { ...data, oneTimePasswordUntil: null };
};

/** Deletes the file with the one-time password, if the change was stored. */
export const createFileRemoval =
  (file: string): CollectionAfterOperationHook =>
  async ({ result, req }) => {
    if (req.context[ENDS_ONE_TIME_PASSWORD]) {
      await afterCommit(req, () => removeUsedFirstAdminFile(req.payload, file));
    }
    return result;
  };

/**
 * Creates an admin, or resets an existing account: it gets the password and the role, loses its second factor and is
 * signed out.
 */
export async function setAdmin(
  payload: Payload,
  email: string,
  password: string,
  name?: string,
): Promise<'made' | 'reset'> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
    // The operator may have lost all accounts.
    overrideAccess: true,
  });
  const existing = docs[0];
  if (!existing) {
    await payload.create({
      collection: 'users',
      data: { email, password, role: 'admin', ...(name && { name }) },
      // The operator may have lost all accounts.
      overrideAccess: true,
    });
    return 'made';
  }
  await payload.update({
    collection: 'users',
    id: existing.id,
    data: { password, role: 'admin', ...(name && { name }) },
    // The operator may have lost all accounts.
    overrideAccess: true,
  });
  await inTransaction(payload, async (req) => {
    await removeFactor(req, existing.id);
    await endSessions(req, existing.id);
  });
  return 'reset';
}

// No characters that look alike. Five groups of four: 98 bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

function createPassword(): string {
  const letters = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
