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
  const isOld = (path: string) => path in old && areSame(old[path], fields[path]);
  const unchanged = Object.keys(known).filter((path) =>
    // A reset field has the default text again.
    path in fields ? isOld(path) : !(path in old),
  );
  const written = Object.keys(fields).filter((path) => !isOld(path));
  return Object.fromEntries([
    ...unchanged.map((path) => [path, known[path]]),
    ...written.map((path) => [path, getAt(english, path) ?? null]),
  ]);
}
