import type { SanitizedConfig } from 'payload';
import { inBoth, nameInBoth } from './in-both.ts';

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
 * Gives every name and description of collections, globals and their fields its Arabic beside its English. A name that
 * has no Arabic stays as it is, and `localize-config.test.ts` finds it.
 */
export function localizeConfig(config: SanitizedConfig): SanitizedConfig {
  const seen = new Set<object>();
  for (const one of [...config.collections, ...config.globals]) localize(one, seen);
  return config;
}

function localize(one: Named, seen: Set<object>, isTab = false): void {
  // The same field may stand in several collections.
  if (seen.has(one)) return;
  seen.add(one);
  // Payload asks the label of a tab without the language.
  if (isTab) replace(one, 'label');
  else name(one, 'label');
  replace(one, 'description');
  if (one.labels) name(one.labels, 'singular', 'plural');
  if (one.admin) replace(one.admin, 'description', 'placeholder', 'group');
  for (const option of one.options ?? []) {
    if (typeof option === 'object') name(option as Named, 'label');
  }
  for (const inner of [one.fields, one.blocks].flatMap((list) => list ?? [])) localize(inner, seen);
  for (const tab of one.tabs ?? []) localize(tab, seen, true);
}

/** Names, which Payload fills into its sentences. */
function name<Of extends object>(one: Of, ...keys: (keyof Of)[]): void {
  for (const key of keys) {
    const given = one[key] as unknown;
    if (typeof given === 'string' || isInBoth(given)) one[key] = nameInBoth(given) as Of[keyof Of];
  }
}

/** Texts that stand alone, as objects: Payload asks for some of them without the language. */
function replace<Of extends object>(one: Of, ...keys: (keyof Of)[]): void {
  for (const key of keys) {
    const text = one[key];
    if (typeof text === 'string') one[key] = inBoth(text) as Of[keyof Of];
  }
}

const isInBoth = (text: unknown): text is { en: string; ar: string } =>
  typeof text === 'object' && text !== null && 'en' in text && 'ar' in text;
