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

/** A file as it is shown, and what of the changes is not. */
export interface Applied<Words> {
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
  let places = toPlaces(overrides);
  for (;;) {
    const { changed, misplaced } = putAll(original, overrides, places);
    refused.push(...misplaced.map(({ place }) => ({ place, reason: NO_PLACE })));
    places = places.filter((place) => !misplaced.includes(place));
    const parsed = schema.safeParse(changed);
    if (parsed.success) return { words: parsed.data, refused };
    const findFault = toFaultFinder(parsed.error.issues.flatMap(toWays));
    const faults = new Map(
      places.flatMap(({ place, steps }): [string, string][] => {
        const reason = findFault(steps);
        return reason === undefined ? [] : [[place, reason]];
      }),
    );
    if (faults.size === 0) throw parsed.error;
    for (const [place, reason] of faults) refused.push({ place, reason });
    places = places.filter(({ place }) => !faults.has(place));
  }
}

/** Said of a place that is none. */
const NO_PLACE = 'The file has no such place';

/**
 * A file with what was changed, whether it fits its schema or not, and the places that the file does not have.
 * @param original the file as it was read, before its schema; stays as it is
 */
export function putOverrides(
  original: unknown,
  overrides: Overrides,
): { changed: unknown; refused: RefusedOverride[] } {
  const { changed, misplaced } = putAll(original, overrides, toPlaces(overrides));
  return { changed, refused: misplaced.map(({ place }) => ({ place, reason: NO_PLACE })) };
}

interface Place {
  place: string;
  steps: string[];
}

/** What holds others comes first, so that a field within a list that was changed lands in the new one. */
function toPlaces(overrides: Overrides): Place[] {
  return Object.keys(overrides)
    .map((place) => ({ place, steps: place.split('/') }))
    .sort((one, other) => one.steps.length - other.steps.length);
}

function putAll(original: unknown, overrides: Overrides, places: readonly Place[]) {
  const changed = structuredClone(original);
  const misplaced = places.filter(({ place, steps }) => !put(changed, steps, overrides[place]));
  return { changed, misplaced };
}

/** Puts a value into its place; false when nothing that could hold it is there. */
function put(root: unknown, steps: string[], value: unknown): boolean {
  const last = steps.at(-1) ?? '';
  let holder: unknown = root;
  for (const step of steps.slice(0, -1)) {
    if (!isContainer(holder) || !Object.hasOwn(holder, step)) return false;
    holder = (holder as Record<string, unknown>)[step];
  }
  if (!isContainer(holder) || last === '' || last === '__proto__') return false;
  // Of a list only its entries: not how many there are.
  if (Array.isArray(holder) && !(/^\d+$/.test(last) && Object.hasOwn(holder, last))) return false;
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

/** Finds the reason why a place may be at fault: its way is the beginning of one that is, or the other way round. */
function toFaultFinder(ways: readonly { way: PropertyKey[]; reason: string }[]) {
  const at = new Map<string, string>();
  const above = new Map<string, string>();
  for (const { way, reason } of ways) {
    const beginnings = toBeginnings(way.map(String));
    for (const beginning of beginnings) above.set(beginning, reason);
    at.set(beginnings.at(-1) ?? '', reason);
  }
  return (steps: string[]): string | undefined => {
    const beginnings = toBeginnings(steps);
    const found = beginnings.find((beginning) => at.has(beginning));
    return found === undefined ? above.get(beginnings.at(-1) ?? '') : at.get(found);
  };
}

/** Every beginning of a way, from none of its steps to all. */
function toBeginnings(steps: string[]): string[] {
  return [[], ...steps].map((_, count) => steps.slice(0, count).join('\0'));
}
