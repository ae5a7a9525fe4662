import { randomInt } from 'node:crypto';

// Crockford's base 32, without ambiguous characters.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A readable reference such as `C-7K3M-9QXT`, with 40 random bits. The database rejects a rare duplicate.
 * @param letter of the form
 */
export function createReference(letter: string): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(32)]).join('');
  return `${letter}-${part()}-${part()}`;
}
