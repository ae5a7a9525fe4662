/** Merges a partial translation into a file, deeply. Lists keep their length. */
export function mergeTranslation(file: unknown, words: unknown): unknown {
  if (words === undefined || words === null) return file;
  if (Array.isArray(file) && Array.isArray(words)) {
    return file.map((part, index) => mergeTranslation(part, words[index]));
  }
  if (!isObject(file) || !isObject(words)) return words;
  const names = new Set([...Object.keys(file), ...Object.keys(words)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeTranslation(file[name], words[name])]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
