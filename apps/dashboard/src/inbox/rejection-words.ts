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

/** What a mail begins as; whoever sends it may change every word. */
export const rejectionTemplate: RejectionWords = {
  subject: 'Your application to {brand}',
  text: `Dear {name},

Thank you for applying as {position}, and for the time and care you put into it. We have read what you sent us.

We will not go on with your application this time. That is a decision about this position and this moment, and not about your work.

If another position of ours fits you, please write to us again.

Kind regards,
{brand}`,
};

/** The very words one applicant gets. What stands in braces and is no place stays as it is. */
export function toRejectionWords(
  { subject, text }: RejectionWords,
  facts: RejectionFacts,
): RejectionWords {
  const fill = (words: string) =>
    words.replace(/\{(name|position|brand)\}/g, (_, place: keyof RejectionFacts) => facts[place]);
  return { subject: fill(subject), text: fill(text) };
}
