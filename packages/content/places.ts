/**
 * Puts values into the `{name}` places of a text from a content file. A value is never read again: signs and braces
 * in what an editor wrote stay as they are, and so does a place that no value is given for.
 */
export function fillPlaces(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
