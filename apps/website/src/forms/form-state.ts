import { fillPlaceholders } from '@agency/content/placeholders';

/** Where a form stands. `values` are what the visitor typed and must get back. */
export type FormState =
  | { status: 'idle' }
  | { status: 'sending' }
  | {
      status: 'stored';
      reference: string;
      /** Page that takes it back, where it can be. */
      withdraw?: string | undefined;
    }
  | {
      status: 'refused';
      message: string;
      /** Field name → what to mend. */
      fields: Record<string, string>;
      values: Record<string, string>;
    };

export type Refused = Extract<FormState, { status: 'refused' }>;

interface Counted {
  one: string;
  many: string;
  /** Where a language says two of them, or a few, in another way. */
  two?: string | undefined;
  few?: string | undefined;
}

/**
 * The title of the error summary: how many fields are at fault, in words, and whether they are empty or wrong.
 * @param fields names of the fields at fault
 * @param values what was typed; a field that is not among them is empty
 */
export function toSummaryTitle(
  fields: readonly string[],
  values: Record<string, string>,
  words: {
    summary: { missing: Counted; wrong: Counted; both: string };
    numbers: string[];
    language?: { locale: string } | undefined;
  },
): string {
  const count = fields.length;
  const missing = fields.filter((field) => !values[field]?.trim()).length;
  const { summary, numbers, language } = words;
  const kind = missing === count ? summary.missing : summary.wrong;
  if (count === 1) return kind.one;
  const isBoth = missing > 0 && missing < count;
  const rule = language && new Intl.PluralRules(language.locale).select(count);
  const sentence = (rule === 'two' || rule === 'few') && kind[rule];
  return fillPlaceholders(isBoth ? summary.both : sentence || kind.many, {
    count: numbers[count] ?? count,
  });
}

/** The form once a field is right: nothing is left to say when it was the last one. */
export function withoutProblem(refused: Refused, field: string): FormState {
  const { [field]: _mended, ...fields } = refused.fields;
  return Object.keys(fields).length > 0 ? { ...refused, fields } : { status: 'idle' };
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
