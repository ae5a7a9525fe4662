const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * Whether each text of a block has one in another language. Both have the same rows. Pictures and films are serialized
 * only with a description in the language.
 */
export function isTranslated(source: unknown, translation: unknown): boolean {
  if (typeof source === 'string') return isBlank(source) || !isBlank(translation);
  if (typeof source !== 'object' || source === null || 'filename' in source) return true;
  const other = (translation ?? {}) as Record<string, unknown>;
  return Object.entries(source).every(([name, value]) => isTranslated(value, other[name]));
}

/** A document in another language, with replacements for its missing texts. */
export function fillTranslation(
  source: unknown,
  translation: unknown,
  replace: () => string,
): unknown {
  if (typeof source === 'string') {
    return !isBlank(source) && isBlank(translation) ? replace() : translation;
  }
  if (typeof source !== 'object' || source === null) return translation;
  const other = (translation ?? {}) as Record<string, unknown>;
  if (Array.isArray(source)) {
    return source.map((value, index) => fillTranslation(value, other[index], replace));
  }
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => [
      name,
      // The poster of a film is described by its title.
      name === 'poster' ? other[name] : fillTranslation(value, other[name], replace),
    ]),
  );
}
