import file from './drawn-words.json' with { type: 'json' };
import type { PageHeadingContent } from './phrase.ts';

/** How a rising word is drawn from 768 px, and below: width and SVG path on the baseline, in thousandths of an em. */
export type DrawnWords = Record<'wide' | 'narrow', { width: number; path: string }>;

const words: Record<string, DrawnWords | undefined> = file;

/** The drawn word of a page heading (art/fonts/words.py); none if the heading has been edited since. */
export function getDrawnWords({ lines, end, narrow }: PageHeadingContent): DrawnWords | undefined {
  const runs = lines.flat().map(({ text, volume, from = 0 }) => `${text} ${volume} ${from}`);
  return words[[...runs, end, narrow].join(' ')];
}
