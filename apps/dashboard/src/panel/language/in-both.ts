import { labels } from './ar/labels.ts';

/** A name or a description of the panel in both languages, as Payload takes them; as it is where it has no Arabic. */
export const inBoth = (english: string): string | { en: string; ar: string } => {
  const arabic = labels[english];
  return arabic === undefined ? english : { en: english, ar: arabic };
};
