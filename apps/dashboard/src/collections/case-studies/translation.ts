const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * Whether each text of a block has one in another language. Both have the same rows. Pictures and films are serialised
 * only with a description in the language.
 */
export function isTranslated(source: unknown, translation: unknown): boolean {
  if (typeof source === 'string') return isBlank(source) || !isBlank(translation);
  if (typeof source !== 'object' || source === null || 'filename' in source) return true;
  const other = (translation ?? {}) as Record<string, unknown>;
  return Object.entries(source).every(([name, value]) => isTranslated(value, other[name]));
}
