import { normalizeTexts } from '@agency/contracts';

const PASSWORDS = ['password', 'currentPassword'];

/**
 * Removes characters that feeds, pages or PostgreSQL reject. Passwords stay unchanged, because only their hashes are
 * stored.
 */
export function normalizeData(data: unknown): unknown {
  const normalized = normalizeTexts(data);
  if (normalized === data || typeof data !== 'object' || data === null) return normalized;
  const passwords = Object.entries(data).filter(([name]) => PASSWORDS.includes(name));
  return passwords.length > 0
    ? { ...(normalized as object), ...Object.fromEntries(passwords) }
    : normalized;
}
