import type { Translations } from '../language/get-translations.ts';

/** Fields that differ from the file, counted. */
export const toChangesText = (
  count: number,
  { texts: { state }, t }: Translations<'content'>,
): string => (count === 0 ? state.none : t(state.changes, { count }));

/** What there is of the words of a file. */
export interface ContentState {
  /** Fields of the newest version that differ from the file. */
  changes: number;
  /** Whether the newest version is a draft. */
  isDraft: boolean;
  /** Fields that differ from the file on the website; absent where nothing was ever published. */
  published?: number;
}

/** The publication status of a content document as text. */
export function toStateText(
  { changes: count, isDraft, published }: ContentState,
  translations: Translations<'content'>,
): string {
  const {
    texts: { state },
    t,
  } = translations;
  const changes = toChangesText(count, translations);
  if (!isDraft) return count === 0 ? state.shipped : t(state.published, { changes });
  return published === undefined || published === 0
    ? t(state.draft, { changes })
    : t(state.draftOver, { changes, published });
}
