import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { countDocuments } from '../collections/count-documents.ts';
import { withBootLock } from '../platform/boot-lock.ts';
import { DAY } from '../platform/durations.ts';
import {
  readFirstAdminFile,
  toFirstAdminFile,
  writeFirstAdminFile,
} from '../platform/first-admin-file.ts';
import { getSettings } from '../platform/settings.ts';
import { inTransaction } from '../platform/transaction.ts';
import { removeFactor } from './factor/factor.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { createReadableSecret } from './keys.ts';
import { endSessions } from './sign-in/sessions.ts';
import { isPasswordOf } from './sign-in/sign-in.ts';

export interface FirstAdmin {
  email: string;
  password: string;
  file: string;
}

const FIRST_ADMIN_EMAIL = 'admin@dashboard.local';

/** Lifetime of the one-time password: seven days, in milliseconds. */
const ONE_TIME_PASSWORD_LIFE = 7 * DAY;

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
    if ((await countDocuments(payload, 'users')) > 0) return undefined;
    const admin = { email: FIRST_ADMIN_EMAIL, password: createReadableSecret(20) };
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
export async function removeUsedFirstAdminFile(payload: Payload): Promise<void> {
  const file = toFirstAdminFile(getSettings().DATA_DIR);
  const note = readFirstAdminFile(file);
  if (!note) return;
  const user = await findAccount({ payload }, note.email);
  const isOver = Date.parse(user?.oneTimePasswordUntil ?? '') < Date.now();
  if (isOver || !(await isPasswordOf(payload, note.email, note.password)))
    rmSync(file, { force: true });
}

/** Creates an admin, or gives an existing account the password and role, without second factor and sessions. */
export async function setAdmin(
  payload: Payload,
  email: string,
  password: string,
  name?: string,
): Promise<'created' | 'reset'> {
  const existing = await findAccount({ payload }, toAccountEmail(email) ?? '');
  const data = { password, role: 'admin' as const, ...(name && { name }) };
  if (!existing) {
    await payload.create({
      collection: 'users',
      data: { ...data, email },
      // The operator may have lost all accounts.
      overrideAccess: true,
    });
    return 'created';
  }
  await payload.update({
    collection: 'users',
    id: existing.id,
    data: { ...data, oneTimePasswordUntil: null },
    // The operator may have lost all accounts.
    overrideAccess: true,
  });
  await inTransaction(payload, async (req) => {
    await removeFactor(req, existing.id);
    await endSessions(req, existing.id);
  });
  await removeUsedFirstAdminFile(payload);
  return 'reset';
}
