import type { Overrides } from './overrides.ts';

/** The fewest overrides that turn a file into the changed one: the inverse of `putOverrides`. */
export function toOverrides(original: unknown, changed: unknown): Overrides {
  return Object.fromEntries(collect(original, changed, []));
}

function collect(
  original: unknown,
  changed: unknown,
  steps: string[],
): [path: string, value: unknown][] {
  if (areSame(original, changed)) return [];
  if (isRecord(original) && isRecord(changed) && canBeNamed(original, changed)) {
    const names = new Set([...Object.keys(original), ...Object.keys(changed)]);
    return [...names].flatMap((name) => collect(original[name], changed[name], [...steps, name]));
  }
  if (Array.isArray(original) && Array.isArray(changed) && areAligned(original, changed)) {
    return original.flatMap((entry, index) =>
      collect(entry, changed[index], [...steps, String(index)]),
    );
  }
  return [[steps.join('/'), changed ?? null]];
}

/** Whether no entry of a list was added, removed or moved. */
export function areAligned(original: readonly unknown[], changed: readonly unknown[]): boolean {
  if (original.length !== changed.length) return false;
  return !changed.some(
    (entry, index) =>
      !areSame(entry, original[index]) &&
      original.some((other, position) => position !== index && areSame(entry, other)),
  );
}

/** Whether two values are deeply equal. A missing field equals `undefined`. */
export function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => areSame(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => areSame(one[name], other[name]));
}

// Keys become segments of a path.
const canBeNamed = (...records: object[]) =>
  records.every((record) => Object.keys(record).every((name) => name && !name.includes('/')));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
