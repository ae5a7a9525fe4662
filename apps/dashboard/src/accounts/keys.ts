import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { deriveKey } from '../platform/settings.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose of a key. Signatures and ciphertexts of one purpose are invalid for others. */
type Purpose = 'account link' | 'known device' | 'recovery code' | 'second factor';

const getKey = (purpose: Purpose): Uint8Array => deriveKey('PAYLOAD_SECRET', purpose);

/** HMAC of a text, in base64url. */
export const sign = (purpose: Purpose, text: string): string =>
  createHmac('sha256', getKey(purpose)).update(text).digest('base64url');

/** Encrypts the secret of a second factor, bound to its account. */
export function encryptForAccount(account: number, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', getKey('second factor'), iv);
  cipher.setAAD(Buffer.from(String(account)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts a secret; nothing if it belongs to another account, or PAYLOAD_SECRET has changed. */
export function decryptForAccount(account: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', getKey('second factor'), iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(String(account)));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

// No characters that look alike. Each adds 4.9 bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random secret to type, in groups of four characters. */
export const createReadableSecret = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');
