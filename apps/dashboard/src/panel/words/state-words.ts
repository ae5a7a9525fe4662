/** Fields that differ from the file, counted. */
export const toChanges = (count: number): string =>
  count === 0 ? 'as shipped' : count === 1 ? '1 change' : `${count} changes`;

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
export function toStateWords({ changes, isDraft, published }: WordsState): string {
  if (!isDraft) return changes === 0 ? 'As shipped' : `${toChanges(changes)}, published`;
  const draft = `Draft: ${toChanges(changes)}`;
  return published === undefined || published === 0
    ? `${draft}, none published`
    : `${draft}, ${published} published`;
}
