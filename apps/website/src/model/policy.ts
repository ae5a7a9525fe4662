import { splitAtPlaceholder } from '@agency/content/placeholders';

/** A piece of a sentence: words, or the e-mail address as a link. */
export type PolicyPiece = { text: string } | { mail: string };

/** Cuts a sentence where the e-mail address belongs. */
export function toPolicyPieces(sentence: string, email: string): PolicyPiece[] {
  return splitAtPlaceholder(sentence, 'mail')
    .flatMap((text, index): PolicyPiece[] =>
      index === 0 ? [{ text }] : [{ mail: email }, { text }],
    )
    .filter((piece) => !('text' in piece) || piece.text !== '');
}
