import type { PanelLanguage } from './language.ts';

/** The label of a field in a language; Payload has strings, functions and objects. */
export function toLabel(label: unknown, language: PanelLanguage): string | undefined {
  if (typeof label === 'string') return label;
  if (typeof label === 'function') return toLabel(label({ i18n: { language } }), language);
  const named = (label ?? {}) as Record<string, unknown>;
  const text = named[language] ?? named.en;
  return typeof text === 'string' ? text : undefined;
}
