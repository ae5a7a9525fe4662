import { randomInt } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';

/** Account made when there is none. */
export type FirstAdmin = { email: string; password: string; file: string };

const firstAdminEmail = 'admin@dashboard.local';

/**
 * Makes the first admin, with a password nobody has seen, when there is no account at all. It is written to
 * `first-admin.txt` in the data folder, readable by its owner only.
 * @returns the account, or undefined when somebody can sign in already
 */
export async function createFirstAdmin(
  payload: Payload,
  dataFolder: string,
  signInAt: string,
): Promise<FirstAdmin | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return undefined;
  const admin = { email: firstAdminEmail, password: createPassword() };
  const file = join(dataFolder, 'first-admin.txt');
  // The file first: a password that was set but never written down would lock everybody out.
  rmSync(file, { force: true });
  writeFileSync(
    file,
    `Sign in at ${signInAt}\nE-mail: ${admin.email}\nPassword: ${admin.password}\n\nChange the password there, then delete this file.\n`,
    { mode: 0o600, flag: 'wx' },
  );
  await payload.create({ collection: 'users', data: { ...admin, role: 'admin' } });
  return { ...admin, file };
}

/** Makes an admin with this e-mail and password, or gives the account both, unlocked, if it exists. */
export async function setAdmin(
  payload: Payload,
  email: string,
  password: string,
): Promise<'made' | 'reset'> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  });
  const existing = docs[0];
  if (!existing) {
    await payload.create({ collection: 'users', data: { email, password, role: 'admin' } });
    return 'made';
  }
  await payload.update({
    collection: 'users',
    id: existing.id,
    data: { password, role: 'admin', loginAttempts: 0, lockUntil: null },
  });
  return 'reset';
}

// Without letters and digits that look alike, for whoever has to type it. Five groups of four: 98 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function createPassword(): string {
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
