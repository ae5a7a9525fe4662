/** Where a form stands. `values` are what the visitor typed and must get back. */
export type FormState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'stored'; reference: string }
  | {
      status: 'refused';
      message: string;
      /** Field name → what to mend. */
      fields: Record<string, string>;
      values: Record<string, string>;
    };

/** Fills `{name}` places of a sentence. */
export function fillPlaces(sentence: string, places: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}

/** The title of the error summary: how many fields are at fault, in words. */
export function toSummaryTitle(
  count: number,
  words: { summary: { one: string; many: string }; numbers: string[] },
): string {
  if (count === 1) return words.summary.one;
  return fillPlaces(words.summary.many, { count: words.numbers[count] ?? String(count) });
}

/** The sentence for a field's problem: the field's own, else the general one. */
export function toFieldSentence(
  field: string,
  problem: string,
  words: { problems: Record<string, string>; fields: Record<string, Record<string, string>> },
): string {
  return (
    words.fields[field]?.[problem] ?? words.problems[problem] ?? words.problems.required ?? problem
  );
}

/** What is said when no single field is at fault: the reason, and that nothing typed is lost. */
export function toRefusalText(
  message: string,
  { refusals }: { refusals: { notStored: string; notStoredText: string } },
): string {
  return message === refusals.notStored ? refusals.notStoredText : message;
}
