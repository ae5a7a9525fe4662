import { createHash, timingSafeEqual } from 'node:crypto';

// Hashes have equal length, so the time of the comparison depends on nothing secret.
const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are equal. The time of the comparison tells nothing about them. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one), hash(other));

/** Whether an `Authorization` header contains a secret. */
export function hasBearerToken(header: string | null | undefined, secret: string): boolean {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  return token !== undefined && isSameText(token, secret);
}
