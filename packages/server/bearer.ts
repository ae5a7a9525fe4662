import { createHash, timingSafeEqual } from 'node:crypto';

// Hashes have equal length, so the time of the comparison depends on nothing secret.
const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header contains a secret. */
export function hasBearerToken(header: string | null | undefined, secret: string): boolean {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  return token !== undefined && timingSafeEqual(hash(token), hash(secret));
}
