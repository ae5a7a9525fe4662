import type { SanitizedConfig } from 'payload';
import { toBilingual, toBilingualLabel } from './bilingual.ts';

/** Labels of a field, tab or block. */
interface Labelled {
  type?: string;
  label?: unknown;
  labels?: { singular?: unknown; plural?: unknown };
  description?: unknown;
  admin?: { description?: unknown; placeholder?: unknown };
  options?: unknown[];
  fields?: object[];
  tabs?: object[];
  blocks?: object[];
}

/**
 * Adds the Arabic to every label and description of collections, globals and their fields. `localize-config.test.ts`
 * fails for a label without Arabic.
 */
export function localizeConfig(config: SanitizedConfig): SanitizedConfig {
  const seen = new Set<object>();
  for (const one of [...config.collections, ...config.globals]) {
    if ('label' in one) localizeLabels(one, 'label');
    localize(one, seen);
  }
  return config;
}

function localize(one: Labelled, seen: Set<object>): void {
  // Collections may share a field.
  if (seen.has(one)) return;
  seen.add(one);
  localizeTexts(one, 'label', 'description');
  if (one.labels) localizeLabels(one.labels, 'singular', 'plural');
  if (one.admin) localizeTexts(one.admin, 'description', 'placeholder');
  for (const option of one.options ?? []) {
    if (typeof option === 'object') localizeTexts(option as Labelled, 'label');
  }
  const inner = [one.fields, one.blocks, one.tabs].flatMap((list) => list ?? []);
  for (const part of inner) localize(part, seen);
}

/** Labels of collections and blocks, which Payload inserts into its sentences. */
function localizeLabels<Of extends object>(one: Of, ...keys: (keyof Of)[]): void {
  for (const key of keys) {
    const given = one[key] as unknown;
    if (typeof given === 'string' || isBilingual(given))
      one[key] = toBilingualLabel(given) as Of[keyof Of];
  }
}

/** Labels and descriptions of fields, as objects: Payload calls functions without the language, or for the first one only. */
function localizeTexts<Of extends object>(one: Of, ...keys: (keyof Of)[]): void {
  for (const key of keys) {
    const text = one[key];
    if (typeof text === 'string') one[key] = toBilingual(text) as Of[keyof Of];
  }
}

const isBilingual = (text: unknown): text is { en: string; ar: string } =>
  typeof text === 'object' && text !== null && 'en' in text && 'ar' in text;
