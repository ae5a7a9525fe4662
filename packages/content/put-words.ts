/**
 * A file with the words of another language in the places of its own: objects by name, lists by number, everything
 * else as it is in the file.
 * @param words holds some of the file's places and nothing else; neither of the two is changed
 */
export function putWords(file: unknown, words: unknown): unknown {
  if (words === undefined || words === null) return file;
  if (Array.isArray(file) && Array.isArray(words)) {
    return file.map((part, index) => putWords(part, words[index]));
  }
  if (!isObject(file) || !isObject(words)) return words;
  const names = new Set([...Object.keys(file), ...Object.keys(words)]);
  return Object.fromEntries([...names].map((name) => [name, putWords(file[name], words[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
