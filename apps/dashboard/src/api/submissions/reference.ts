import { randomInt } from 'node:crypto';

// Crockford's base 32: nothing in it can be misread aloud or on paper.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A reference a person can read out, such as `C-7K3M-9QXT`. Its 40 random bits cannot be guessed or counted;
 * the database refuses the rare second use.
 * @param letter says which form it was
 */
export function createReference(letter: string): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(32)]).join('');
  return `${letter}-${part()}-${part()}`;
}
