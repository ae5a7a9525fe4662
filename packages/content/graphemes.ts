const segmenter = new Intl.Segmenter();

/** Splits a text into graphemes. */
export const toGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
