import { createHash, timingSafeEqual } from 'node:crypto';

// Hashes have one length: neither the comparison nor its time tells anything about the secret.
const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header carries a secret. */
export function isBearer(header: string | null | undefined, secret: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}
