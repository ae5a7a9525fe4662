import { pbkdf2Sync } from 'node:crypto';

/** Whether a row of `users` has the hash of a password, in Payload's present format. */
export function hasPassword({ hash, salt }: Record<string, unknown>, password: string): boolean {
  const derived = pbkdf2Sync(password, String(salt), 600_000, 32, 'sha256').toString('hex');
  return hash === `pbkdf2-sha256-v1:${derived}`;
}
