import { normalizeTexts } from '@agency/contracts';
import type { SanitizedConfig } from 'payload';
import { normalizeData } from '../api/parse-body.ts';

interface Brought {
  data?: unknown;
  where?: unknown;
}

/**
 * Removes characters that feeds, pages or PostgreSQL reject from all data and queries, in every collection and
 * global. Passwords stay unchanged.
 */
export function normalizeSaved(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [normalize, ...(hooks.beforeOperation ?? [])];
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [normalize, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}

function normalize<Args>({ args }: { args?: Args }): Args {
  const { data, where } = args as Brought;
  const normalized = {
    ...args,
    ...(data !== undefined && { data: normalizeData(data) }),
    ...(where !== undefined && { where: normalizeTexts(where) }),
  };
  return normalized as Args;
}
