import { normalizeTexts } from '@agency/contracts';
import type { SanitizedConfig } from 'payload';
import { normalizeData } from '../api/normalize-data.ts';

/** What an operation brings, as far as it holds texts. */
interface Brought {
  data?: unknown;
  where?: unknown;
}

/**
 * Takes the characters that feeds, pages or PostgreSQL refuse out of everything that is saved or looked for, in every collection and
 * global, Payload's own included. Passwords stay as they are typed.
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
