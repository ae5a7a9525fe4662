import { normalizeTexts } from '@agency/contracts';
import type { SanitizedConfig } from 'payload';
import { normalizeData } from '../api/parse-body.ts';
import { rejectForeignSort } from './reject-foreign-sort.ts';
import { rejectWrongTypes } from './reject-wrong-types.ts';

/** Normalises and checks the input of every request, in every collection and global, before other hooks run. */
export function guardRequests(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [
      normalize,
      rejectForeignSort,
      (request) => rejectWrongTypes(request, request.collection),
      ...(hooks.beforeOperation ?? []),
    ];
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [
      normalize,
      (request) => rejectWrongTypes(request, request.global),
      ...(hooks.beforeOperation ?? []),
    ];
  }
  return config;
}

/** Removes characters that feeds, pages or PostgreSQL reject from data and queries. Passwords stay unchanged. */
function normalize<Args>({ args }: { args?: Args }): Args {
  const { data, where } = args as { data?: unknown; where?: unknown };
  const normalized = {
    ...args,
    ...(data !== undefined && { data: normalizeData(data) }),
    ...(where !== undefined && { where: normalizeTexts(where) }),
  };
  return normalized as Args;
}
