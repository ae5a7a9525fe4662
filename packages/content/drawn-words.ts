import file from './drawn-words.json' with { type: 'json' };
import type { PageHeadingContent } from './phrase.ts';

/** The outline of a word: its width and an SVG path on the baseline, in thousandths of an em. */
interface DrawnWord {
  width: number;
  path: string;
}

/** How a rising Arabic word is drawn from 768 px, and below. */
export interface DrawnWords {
  wide: DrawnWord;
  narrow: DrawnWord;
}

const drawnWords: Record<string, DrawnWords | undefined> = file;

/** The drawn word of a page heading (art/fonts/words.py); none if the heading has been edited since. */
export function getDrawnWords({ lines, end, narrow }: PageHeadingContent): DrawnWords | undefined {
  const runs = lines.flat().map(({ text, volume, from = 0 }) => `${text} ${volume} ${from}`);
  return drawnWords[[...runs, end, narrow].join(' ')];
}
