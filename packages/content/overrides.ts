import type * as z from 'zod';

/**
 * What the dashboard changed of one file of words: place → new value. A place is the way through the file with slashes,
 * `carousel/slides/2/title`; a list of which entries were added, removed or moved is one place with the whole list.
 * `null` leaves out a field that may be left out. Values are written as in the file, before its schema reads them.
 */
export type Overrides = Readonly<Record<string, unknown>>;

/** A field that stays as the file has it, and why. */
export interface RefusedOverride {
  place: string;
  /** The schema's own words. */
  reason: string;
}

interface Applied<Words> {
  words: Words;
  refused: RefusedOverride[];
}

type Container = Record<string, unknown> | unknown[];

/**
 * A file of words with what was changed. A field that does not fit costs that field alone, never the others.
 * @param original the file as it was read, before its schema; stays as it is
 * @throws when the file itself does not fit its schema
 */
export function applyOverrides<Words>(
  original: unknown,
  overrides: Overrides,
  schema: z.ZodType<Words>,
): Applied<Words> {
  const refused: RefusedOverride[] = [];
  // What holds others comes first, so that a field within a list that was changed lands in the new one.
  let places = Object.keys(overrides).sort(
    (one, other) => toSteps(one).length - toSteps(other).length,
  );
  for (;;) {
    const changed = structuredClone(original);
    places = places.filter((place) => {
      const isPlaced = put(changed, toSteps(place), overrides[place]);
      if (!isPlaced) refused.push({ place, reason: 'The file has no such place' });
      return isPlaced;
    });
    const parsed = schema.safeParse(changed);
    if (parsed.success) return { words: parsed.data, refused };
    const ways = parsed.error.issues.flatMap(toWays);
    const faults = places.flatMap((place): RefusedOverride[] => {
      const fault = ways.find(({ way }) => areRelated(toSteps(place), way));
      return fault ? [{ place, reason: fault.reason }] : [];
    });
    if (faults.length === 0) throw parsed.error;
    refused.push(...faults);
    places = places.filter((place) => !faults.some((fault) => fault.place === place));
  }
}

const toSteps = (place: string) => place.split('/');

/** Puts a value into its place; false when nothing that could hold it is there. */
function put(root: unknown, steps: string[], value: unknown): boolean {
  const last = steps.at(-1) ?? '';
  let holder: unknown = root;
  for (const step of steps.slice(0, -1)) {
    if (!isContainer(holder) || !Object.hasOwn(holder, step)) return false;
    holder = (holder as Record<string, unknown>)[step];
  }
  if (!isContainer(holder) || last === '' || last === '__proto__') return false;
  if (Array.isArray(holder) && !Object.hasOwn(holder, last)) return false;
  if (value === null && !Array.isArray(holder)) delete holder[last];
  else (holder as Record<string, unknown>)[last] = structuredClone(value);
  return true;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** The fields an issue is about. A rule that names none is about all: nothing tells which of them broke it. */
function toWays(issue: z.core.$ZodIssue): { way: PropertyKey[]; reason: string }[] {
  const ends: PropertyKey[][] =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
  return ends.map((end) => ({ way: [...issue.path, ...end], reason: issue.message }));
}

/** Whether one way is the beginning of the other. */
function areRelated(steps: string[], path: readonly PropertyKey[]): boolean {
  const shared = Math.min(steps.length, path.length);
  return steps.slice(0, shared).every((step, index) => step === String(path[index]));
}
