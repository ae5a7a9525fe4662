import { readBrand } from '@agency/brand/read-brand';
import type { PayloadRequest } from 'payload';
import { getSettings, toSiteUrl } from '../../platform/settings.ts';
import { normalizeTarget, parseRedirectPath } from './redirect-path.ts';

/** Normalises a path. Invalid input stays, so that validation can name it. */
export function normalizePath(value: unknown): unknown {
  const parsed = parseRedirectPath(String(value ?? ''));
  return 'path' in parsed ? parsed.path : value;
}

export const normalizeTo = (value: unknown, req: PayloadRequest): unknown =>
  typeof value === 'string' ? normalizeTarget(value, getOrigins(req)) : value;

/** Origins of the website: as configured, and as reached from the panel. */
function getOrigins({ headers }: PayloadRequest): string[] {
  const settings = getSettings();
  const addresses = [readBrand().siteUrl, toSiteUrl(settings, headers?.get('host'))];
  return addresses.map((address) => new URL(address).origin);
}
