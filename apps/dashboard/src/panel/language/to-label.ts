import type { Language } from './language.ts';

/** What a field is called in a language, whichever way Payload has it; nothing for what only a function tells. */
export function toLabel(label: unknown, language: Language): string | undefined {
  if (typeof label === 'string') return label;
  const named = (label ?? {}) as Record<string, unknown>;
  const text = typeof label === 'function' ? undefined : (named[language] ?? named.en);
  return typeof text === 'string' ? text : undefined;
}
