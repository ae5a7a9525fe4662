/** What a reject mail says. `{name}`, `{position}` and `{brand}` stand for the applicant's. */
export interface RejectionText {
  subject: string;
  text: string;
}

/** What the words are filled with. */
export interface RejectionPlaceholders {
  name: string;
  position: string;
  brand: string;
}

/** The very words one applicant gets. What stands in braces and is no place stays as it is. */
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
