import { normalizeTexts } from '@agency/contracts';

const PASSWORDS = ['password', 'currentPassword'];

/**
 * What somebody sends, without the characters that feeds, pages or PostgreSQL refuse. Passwords stay as they are typed: they are stored
 * as hashes, and are compared with what is typed at the next sign-in.
 */
export function normalizeData(data: unknown): unknown {
  const normalized = normalizeTexts(data);
  if (normalized === data || typeof data !== 'object' || data === null) return normalized;
  const passwords = Object.entries(data).filter(([name]) => PASSWORDS.includes(name));
  return passwords.length > 0
    ? { ...(normalized as object), ...Object.fromEntries(passwords) }
    : normalized;
}
