const segmenter = new Intl.Segmenter();

/** A text in what a reader takes for its characters: a letter with its accents, a flag or an emoji with its skin tone is one. */
export const toGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
