import type { Reason, Refusals } from '../../panel/language/refuse.ts';
import type { Values } from '../../panel/language/say.ts';
import type { VersionedCollection } from './versioned.ts';

/** A message with the noun of the collection as `{one}`. */
export const toDocumentReason =
  (
    collection: VersionedCollection,
    choose: (words: Refusals['words']) => string,
    values?: Values,
  ): Reason =>
  ({ words, say }) =>
    say(choose(words), { ...values, one: words.nouns[collection] });
