/** The texts of a value, one a line. Yes and no, and pictures of the library, have none. */
export function toTextLines(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value !== 'object') return String(value);
  if ('src' in value) return '';
  return Object.values(value).map(toTextLines).filter(Boolean).join('\n');
}
