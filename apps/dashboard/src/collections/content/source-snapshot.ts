import { areSame } from '@agency/content/differences';
import type { Overrides } from '@agency/content/overrides';
import type { Content } from '../../payload-types.ts';
import { getAt } from './content-tree.ts';

type Stored = Partial<Pick<Content, 'fields' | 'basis'>>;

/**
 * The source text of each translated field: key path → text of the default language when the translation was written.
 * Text that differs from the stored one was written now, and refers to the current source text.
 */
export function toSourceSnapshot(before: Stored, fields: Overrides, english: unknown): Overrides {
  const [known, old] = [before.basis ?? {}, before.fields ?? {}] as [Overrides, Overrides];
  const isOld = (place: string) => place in old && areSame(old[place], fields[place]);
  const kept = Object.keys(known).filter((place) =>
    // A reset field has the default text again.
    place in fields ? isOld(place) : !(place in old),
  );
  const written = Object.keys(fields).filter((place) => !isOld(place));
  return Object.fromEntries([
    ...kept.map((place) => [place, known[place]]),
    ...written.map((place) => [place, getAt(english, place) ?? null]),
  ]);
}
