/** Whether two values are equal, whatever the order of keys; all empty values are equal. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  toComparable(one) === toComparable(other);

function toComparable(value: unknown): string {
  return JSON.stringify(value === '' || value === undefined ? null : value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const full = Object.entries(part).filter(([, one]) => one !== null && one !== '');
    return Object.fromEntries(full.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
