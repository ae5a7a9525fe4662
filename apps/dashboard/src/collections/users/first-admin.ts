import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createLocalReq, type Payload } from 'payload';
import { removeFactor } from '../../accounts/factor.ts';
import { endSessions } from '../../accounts/sessions.ts';
import { withBootLock } from '../../platform/boot-lock.ts';
import {
  readFirstAdminFile,
  toFirstAdminFile,
  writeFirstAdminFile,
} from '../../platform/first-admin-file.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findAccount } from './find-account.ts';
import { isPasswordOf } from './password-hash.ts';

/** Account made when there is none. */
export interface FirstAdmin {
  email: string;
  password: string;
  file: string;
}

const FIRST_ADMIN_EMAIL = 'admin@dashboard.local';

/** How long its password works, in milliseconds: seven days. */
const ONE_TIME_PASSWORD_LIFE = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the first admin, with a password nobody has seen that works for seven days, when there is no account at all.
 * It is written to a file in the data folder, readable by its owner only. Of several processes that start
 * at once one makes it.
 * @returns the account, or undefined when there is one already
 */
export function createFirstAdmin(
  payload: Payload,
  dataFolder: string,
  signInAt: string,
): Promise<FirstAdmin | undefined> {
  return withBootLock(payload, async () => {
    const { totalDocs } = await payload.count({
      collection: 'users',
      // There is no account yet.
      overrideAccess: true,
    });
    if (totalDocs > 0) return undefined;
    const admin = { email: FIRST_ADMIN_EMAIL, password: createPassword() };
    const file = toFirstAdminFile(dataFolder);
    const until = new Date(Date.now() + ONE_TIME_PASSWORD_LIFE).toISOString();
    // The file first: a password that was set but never written down would lock everybody out.
    writeFirstAdminFile(file, { ...admin, until }, signInAt);
    await payload.create({
      collection: 'users',
      data: { ...admin, role: 'admin', oneTimePasswordUntil: until },
      // There is no account yet.
      overrideAccess: true,
    });
    return { ...admin, file };
  });
}

/** Deletes the first admin's file if the password in it works no more. */
export async function removeUsedFirstAdminFile(payload: Payload, file: string): Promise<void> {
  const note = readFirstAdminFile(file);
  if (!note) return;
  const account = await findAccount(await createLocalReq({}, payload), note.email);
  const isOver = Date.parse(account?.oneTimePasswordUntil ?? '') < Date.now();
  if (isOver || !(await isPasswordOf(account, note.password))) rmSync(file, { force: true });
}

/**
 * Makes an admin with this e-mail and password. An account that exists gets both, loses its second factor and is signed
 * out everywhere.
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
    // Run by the operator, who may have lost every account.
    overrideAccess: true,
  });
  const existing = docs[0];
  if (!existing) {
    await payload.create({
      collection: 'users',
      data: { email, password, role: 'admin', ...(name && { name }) },
      // Run by the operator, who may have lost every account.
      overrideAccess: true,
    });
    return 'made';
  }
  await payload.update({
    collection: 'users',
    id: existing.id,
    data: { password, role: 'admin', ...(name && { name }) },
    // Run by the operator, who may have lost every account.
    overrideAccess: true,
  });
  await inTransaction(payload, async (req) => {
    await removeFactor(req, existing.id);
    await endSessions(req, existing.id);
  });
  return 'reset';
}

// Without letters and digits that look alike, for whoever has to type it. Five groups of four: 98 bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

function createPassword(): string {
  const letters = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
