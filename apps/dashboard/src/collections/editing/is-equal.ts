/** Whether two values are the same to who reads them: in any order of keys, and empty is empty. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  toComparable(one) === toComparable(other);

function toComparable(value: unknown): string {
  return JSON.stringify(value === '' || value === undefined ? null : value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const full = Object.entries(part).filter(([, one]) => one !== null && one !== '');
    return Object.fromEntries(full.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
