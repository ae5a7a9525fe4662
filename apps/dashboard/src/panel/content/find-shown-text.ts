import { toSearchable } from '@agency/contracts';
import { joinPath } from '../../collections/content/content-tree.ts';

const PLACEHOLDER = /\{[^{}]*\}/;

/** Whether a stored text, in which placeholders stand for facts, is shown as the other one. */
function isShownAs(stored: string, shown: string): boolean {
  const parts = stored.split(PLACEHOLDER).map(toSearchable);
  // Any text would fit placeholders alone.
  if (parts.join('') === '') return false;
  const [start = '', ...others] = parts;
  const text = toSearchable(shown);
  if (others.length === 0) return start === text;
  const end = others.at(-1) ?? '';
  let from = start.length;
  const isInOrder = others.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
  return isInOrder && text.startsWith(start) && text.endsWith(end);
}

/**
 * Path of the field whose text is shown, or of the first part of a phrase.
 * @param value of a content document
 */
export function findShownText(value: unknown, shown: string, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && isShownAs(value, shown) ? path : undefined;
  const isPhrase = Array.isArray(value) && value.some((run) => run?.volume);
  if (isPhrase && isShownAs(value.map(({ text }) => text).join(''), shown))
    return joinPath(path, 0, 'text');
  for (const [name, one] of Object.entries(value)) {
    const found = findShownText(one, shown, joinPath(path, name));
    if (found) return found;
  }
  return undefined;
}
