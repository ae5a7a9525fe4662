import type { Overrides } from './overrides.ts';

/**
 * What has to be put over a file so that it reads as changed: as few places as possible, none where both are the same. The
 * opposite of `putOverrides`.
 * @param original the file as it was read, before its schema; @param changed the same, as an editor left it
 */
export function toOverrides(original: unknown, changed: unknown): Overrides {
  return Object.fromEntries(collect(original, changed, []));
}

type Difference = [place: string, value: unknown];

function collect(original: unknown, changed: unknown, steps: string[]): Difference[] {
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

/** Whether the entries of two lists stand for each other: none was added, removed or moved. */
export function areAligned(original: readonly unknown[], changed: readonly unknown[]): boolean {
  if (original.length !== changed.length) return false;
  return !changed.some(
    (entry, index) =>
      !areSame(entry, original[index]) &&
      original.some((other, place) => place !== index && areSame(entry, other)),
  );
}

/** Whether two values read the same in a file, whatever the order of their fields. */
export function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => areSame(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => areSame(one[name], other[name]));
}

// A slash would be read as a step, and nothing as none.
const canBeNamed = (...records: object[]) =>
  records.every((record) => Object.keys(record).every((name) => name && !name.includes('/')));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
