/** Merges a partial translation into a file, deeply. Lists keep their length. */
export function mergeTranslation(file: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return file;
  if (Array.isArray(file) && Array.isArray(translation)) {
    return file.map((part, index) => mergeTranslation(part, translation[index]));
  }
  if (!isObject(file) || !isObject(translation)) return translation;
  const names = new Set([...Object.keys(file), ...Object.keys(translation)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeTranslation(file[name], translation[name])]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
