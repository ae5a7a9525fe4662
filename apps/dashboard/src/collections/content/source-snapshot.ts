import { areSame } from '@agency/content/differences';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { Content } from '../../payload-types.ts';

/** Some words as they are stored. */
type Stored = Partial<Pick<Content, 'fields' | 'basis'>>;

/**
 * What the default language said where words of another one were written: place → its value then. What was written now, or is
 * confirmed to be right, stands on what the default language says now.
 * @param confirmed places whose words are right as they are
 */
export function toSourceSnapshot(
  before: Stored,
  fields: Overrides,
  { english, confirmed = [] }: { english: unknown; confirmed?: readonly string[] },
): Overrides {
  const [known, old] = [before.basis ?? {}, before.fields ?? {}] as [Overrides, Overrides];
  const isOld = (place: string) => place in old && areSame(old[place], fields[place]);
  const kept = Object.keys(known).filter((place) =>
    // What was reset says again what is shipped.
    place in fields ? isOld(place) : !(place in old),
  );
  const written = Object.keys(fields).filter((place) => !isOld(place));
  return Object.fromEntries([
    ...kept.map((place) => [place, known[place]]),
    ...[...written, ...confirmed].map((place) => [place, getAt(english, place)]),
  ]);
}

/** The default language as it was when words of another one were written: as shipped, but for what is known otherwise. */
export const applySnapshot = (shipped: unknown, basis: Overrides): Record<string, unknown> =>
  putOverrides(shipped, basis).changed as Record<string, unknown>;

function getAt(words: unknown, place: string): unknown {
  const value = place
    .split('/')
    .reduce<unknown>(
      (at, step) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
      words,
    );
  return value ?? null;
}
