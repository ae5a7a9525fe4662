/** What stands for values that are no text. */
const plainTexts = { yes: 'Yes', no: 'No', ofLibrary: 'A picture of the library' };

/** A value of the content as text, an entry a line. */
export function toPlainText(value: unknown, labels = plainTexts): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value !== 'object') return String(value);
  if ('src' in value) return labels.ofLibrary;
  return Object.values(value)
    .map((part) => toPlainText(part, labels))
    .filter(Boolean)
    .join('\n');
}
