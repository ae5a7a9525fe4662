import type { SanitizedConfig } from 'payload';
import { inBoth } from './in-both.ts';

/** What of a field, a tab or a block may name it; all are optional and of many types in Payload. */
interface Named {
  type?: string;
  label?: unknown;
  labels?: { singular?: unknown; plural?: unknown };
  description?: unknown;
  admin?: { description?: unknown; placeholder?: unknown; group?: unknown };
  options?: unknown[];
  fields?: object[];
  tabs?: object[];
  blocks?: object[];
}

/**
 * Gives every name and description of collections, globals and their fields its Arabic beside its English. Not as
 * functions: Payload asks some of those without the language. A name that has no Arabic stays as it is, and
 * `localize-config.test.ts` finds it.
 */
export function localizeConfig(config: SanitizedConfig): SanitizedConfig {
  const seen = new Set<object>();
  for (const one of [...config.collections, ...config.globals]) localize(one, seen);
  return config;
}

function localize(one: Named, seen: Set<object>): void {
  // The same field may stand in several collections.
  if (seen.has(one)) return;
  seen.add(one);
  replace(one, 'label', 'description');
  if (one.labels) replace(one.labels, 'singular', 'plural');
  if (one.admin) replace(one.admin, 'description', 'placeholder', 'group');
  for (const option of one.options ?? []) {
    if (typeof option === 'object') replace(option as Named, 'label');
  }
  for (const inner of [one.fields, one.tabs, one.blocks].flatMap((list) => list ?? [])) {
    localize(inner, seen);
  }
}

function replace<Of extends object>(one: Of, ...names: (keyof Of)[]): void {
  for (const name of names) {
    const text = one[name];
    if (typeof text === 'string') one[name] = inBoth(text) as Of[keyof Of];
  }
}
