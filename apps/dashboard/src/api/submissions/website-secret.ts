import { createHash, timingSafeEqual } from 'node:crypto';
import { getDashboardSecret } from '../../platform/settings.ts';

// Hashes have one length: neither the comparison nor its time tells anything about the secret.
const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header carries the secret that dashboard and website share. */
export function isFromWebsite(header: string | null | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!given) return false;
  return timingSafeEqual(hash(given), hash(getDashboardSecret('INTAKE_SECRET')));
}
