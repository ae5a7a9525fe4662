import type { SanitizedConfig } from 'payload';
import { type Bilingual, toBilingual, toBilingualLabel } from './bilingual.ts';

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
  const visited = new Set<object>();
  for (const one of [...config.collections, ...config.globals]) {
    if ('label' in one) localizeLabels(one, 'label');
    localize(one, visited);
  }
  return config;
}

function localize(one: Labelled, visited: Set<object>): void {
  // Collections may share a field.
  if (visited.has(one)) return;
  visited.add(one);
  localizeTexts(one, 'label', 'description');
  if (one.labels) localizeLabels(one.labels, 'singular', 'plural');
  if (one.admin) localizeTexts(one.admin, 'description', 'placeholder');
  for (const option of one.options ?? []) {
    if (typeof option === 'object') localizeTexts(option as Labelled, 'label');
  }
  const inner = [one.fields, one.blocks, one.tabs].flatMap((list) => list ?? []);
  for (const part of inner) localize(part, visited);
}

/** Labels of collections and blocks, which Payload inserts into its sentences. */
const localizeLabels = (one: object, ...keys: string[]) =>
  replaceTexts(one, keys, toBilingualLabel);

/** Labels and descriptions of fields, as objects: Payload calls functions without the language, or for the first one only. */
const localizeTexts = (one: object, ...keys: string[]) => replaceTexts(one, keys, toBilingual);

function replaceTexts(one: object, keys: string[], replace: (text: Bilingual) => unknown): void {
  for (const [key, text] of Object.entries(one)) {
    const isText = typeof text === 'string' || (text?.en && text.ar);
    if (keys.includes(key) && isText) Object.assign(one, { [key]: replace(text) });
  }
}
