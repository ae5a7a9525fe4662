import type { Translations } from '../language/get-translations.ts';

/** The number of fields that differ from the file, as text. */
export const toChangesText = (
  count: number,
  { texts: { state }, t }: Translations<'content'>,
): string => (count === 0 ? state.none : t(state.changes, { count }));
