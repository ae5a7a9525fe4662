import type { ErrorTranslations, Reason } from '../../platform/language/errors.ts';
import type { Values } from '../../platform/language/format-text.ts';
import type { VersionedCollection } from './versioned.ts';

/** A message with the noun of the collection as `{one}`. */
export const toDocumentReason =
  (
    collection: VersionedCollection,
    choose: (texts: ErrorTranslations['texts']) => string,
    values?: Values,
  ): Reason =>
  ({ texts, t }) =>
    t(choose(texts), { ...values, one: texts.nouns[collection] });
