import { fillPlaceholders } from '@agency/content/placeholders';
import type { FormMessages } from '@agency/content/schemas/forms';
import type { ClientMessages } from './form-messages.ts';

export type FormState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** `withdraw` is the path of the page that withdraws the message, `answerBy` a day of the week. */
  | { status: 'stored'; reference: string; withdraw?: string; answerBy?: string }
  | RejectedState;

/** Props of a page with a form. */
export interface FormPageProps {
  /** Id of a rejected submission. */
  submissionId?: string | undefined;
  /** The state of a form that was submitted without script. */
  initial: FormState;
  retainedUpload?: { token: string; name: string } | undefined;
}

export interface RejectedState {
  status: 'rejected';
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
}

/**
 * The title of the error summary: how many fields are missing or invalid.
 * @param fields names of the invalid fields
 * @param values what was typed
 */
export function toSummaryTitle(
  fields: readonly string[],
  values: Record<string, string>,
  messages: Pick<ClientMessages, 'summary' | 'numbers' | 'language'>,
): string {
  const count = fields.length;
  const missing = fields.filter((field) => !values[field]?.trim()).length;
  const { summary, numbers, language } = messages;
  const forms = missing === count ? summary.missing : summary.wrong;
  if (count === 1) return forms.one;
  const isBoth = missing > 0 && missing < count;
  const rule = language && new Intl.PluralRules(language.locale).select(count);
  const sentence = (rule === 'two' || rule === 'few') && forms[rule];
  return fillPlaceholders(isBoth ? summary.both : sentence || forms.many, {
    count: numbers[count] ?? count,
  });
}

/** Removes the error message of a field that is valid now. Without any other the form is idle. */
export function withoutProblem(rejected: RejectedState, field: string): FormState {
  const { [field]: _valid, ...fields } = rejected.fields;
  return Object.keys(fields).length > 0 ? { ...rejected, fields } : { status: 'idle' };
}

/** The error message of a field, or else the general one. */
export function toFieldSentence(
  field: string,
  problem: string,
  { problems, fields }: { problems: Record<string, string>; fields: FormMessages['fields'] },
): string {
  return fields[field]?.[problem] ?? problems[problem] ?? problems.required ?? problem;
}

/** The text of a rejection without an invalid field. */
export const toRejectionText = (message: string, { refusals }: Pick<ClientMessages, 'refusals'>) =>
  message === refusals.notStored ? refusals.notStoredText : message;
