import type { ErrorTranslations, Reason } from '../../panel/language/errors.ts';
import type { Values } from '../../panel/language/format-text.ts';
import type { Drafted } from './drafted.ts';

/** A reason that speaks of a document as `{one}`. */
export const toReason =
  (
    collection: Drafted,
    choose: (words: ErrorTranslations['texts']) => string,
    values?: Values,
  ): Reason =>
  ({ texts, t }) =>
    t(choose(texts), { ...values, one: texts.nouns[collection] });
