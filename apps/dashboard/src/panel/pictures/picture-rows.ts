import type { Translations } from '../language/get-translations.ts';

/** One of several pictures on their way into the library. */
export interface PictureRow {
  key: string;
  /** As the file was called. */
  name: string;
  /** As it will be sent; nothing while it is made smaller. */
  file?: File;
  /** URL of its preview. */
  preview?: string;
  alt: string;
  /** What was done to it. */
  done?: string;
  state: 'preparing' | 'waiting' | 'sending' | 'stored' | 'failed' | 'unusable';
  /** Why it is not stored. */
  problem?: string;
  /** Its number in the library. */
  id?: number;
}

/** Longest description the library takes. */
export const MAX_ALT = 300;

/** Most pictures at once: each takes the server seconds. */
export const MAX_ROWS = 30;

/** Changes one row and leaves the others as they are. */
export const changeRow = (rows: PictureRow[], key: string, to: Partial<PictureRow>): PictureRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...to } : row));

/** Whether a row is being stored, or was. */
export const isSentOrSending = ({ state }: PictureRow): boolean =>
  state === 'sending' || state === 'stored';

/** Rows that are to be stored: those that are ready and say what they show. */
export const findReady = (rows: readonly PictureRow[]): PictureRow[] =>
  rows.filter(({ state, alt }) => (state === 'waiting' || state === 'failed') && alt.trim());

/** Rows without alternative text. */
export const findWithoutAlt = (rows: readonly PictureRow[]): PictureRow[] =>
  rows.filter(({ state, alt }) => (state === 'waiting' || state === 'failed') && !alt.trim());

/** A summary of all rows. */
export function toRowsSummary(
  rows: readonly PictureRow[],
  { language, texts: { sums }, t }: Translations<'pictures'>,
): string {
  const count = (state: PictureRow['state']) => rows.filter((row) => row.state === state).length;
  const [stored, failed, unusable] = [count('stored'), count('failed'), count('unusable')];
  const left = rows.length - stored - failed - unusable;
  const parts = [
    stored > 0 && t(sums.stored, { number: stored }),
    left > 0 && t(sums.left, { number: left }),
    failed > 0 && t(sums.failed, { number: failed }),
    unusable > 0 && t(sums.unusable, { number: unusable }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(language === 'ar' ? '، ' : ', ')}.` : '';
}
