import type { Speech } from '../language/speak.ts';

/** Fields that differ from the file, counted. */
export const toChanges = (count: number, { words: { state }, say }: Speech<'words'>): string =>
  count === 0 ? state.none : say(state.changes, { count });

/** What there is of the words of a file. */
export interface WordsState {
  /** Fields of the newest version that differ from the file. */
  changes: number;
  /** Whether the newest version is a draft. */
  isDraft: boolean;
  /** Fields that differ from the file on the website; absent where nothing was ever published. */
  published?: number;
}

/** How it stands with the words of a file, in a few words. */
export function toStateWords(
  { changes: count, isDraft, published }: WordsState,
  speech: Speech<'words'>,
): string {
  const {
    words: { state },
    say,
  } = speech;
  const changes = toChanges(count, speech);
  if (!isDraft) return count === 0 ? state.shipped : say(state.published, { changes });
  return published === undefined || published === 0
    ? say(state.draft, { changes })
    : say(state.draftOver, { changes, published });
}
