/** What a reject mail says. `{name}`, `{position}` and `{brand}` stand for the applicant's. */
export interface RejectionWords {
  subject: string;
  text: string;
}

/** What the words are filled with. */
export interface RejectionFacts {
  name: string;
  position: string;
  brand: string;
}

/** The very words one applicant gets. What stands in braces and is no place stays as it is. */
export function toRejectionWords(
  { subject, text }: RejectionWords,
  facts: RejectionFacts,
): RejectionWords {
  const fill = (words: string) =>
    words.replace(/\{(name|position|brand)\}/g, (_, place: keyof RejectionFacts) => facts[place]);
  return { subject: fill(subject), text: fill(text) };
}
