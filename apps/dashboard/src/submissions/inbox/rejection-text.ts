/** Text of a rejection mail with placeholders `{name}`, `{position}` and `{brand}`. */
export interface RejectionText {
  subject: string;
  text: string;
}

/** Values of the placeholders. */
export interface RejectionPlaceholders {
  name: string;
  position: string;
  brand: string;
}

/** Fills the placeholders. Unknown ones stay. */
export function fillRejectionText(
  { subject, text }: RejectionText,
  facts: RejectionPlaceholders,
): RejectionText {
  const fill = (words: string) =>
    words.replace(
      /\{(name|position|brand)\}/g,
      (_, place: keyof RejectionPlaceholders) => facts[place],
    );
  return { subject: fill(subject), text: fill(text) };
}
