import { readBrand } from '@agency/brand/read-brand';
import type { PayloadRequest } from 'payload';
import { getSettings, toSiteUrl } from '../../platform/settings.ts';
import { normalizeTarget, parseRedirectPath } from './redirect-path.ts';

/** An old address as it is kept. What cannot be read stays as it was typed, and is refused in words. */
export function normalizePath(value: unknown): unknown {
  const parsed = parseRedirectPath(String(value ?? ''));
  return 'path' in parsed ? parsed.path : value;
}

/** A target as it is kept. */
export const normalizeTo = (value: unknown, req: PayloadRequest): unknown =>
  typeof value === 'string' ? normalizeTarget(value, getOrigins(req)) : value;

/** Of the website, as it is configured and as it is reached from here. */
function getOrigins({ headers }: PayloadRequest): string[] {
  const settings = getSettings();
  const addresses = [readBrand().siteUrl, toSiteUrl(settings, headers?.get('host'))];
  return addresses.map((address) => new URL(address).origin);
}
