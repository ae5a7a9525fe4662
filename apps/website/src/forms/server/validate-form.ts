import * as z from 'zod';
import { toFieldSentence, toSummaryTitle } from '../form-state.ts';
import { listFields } from './read-form.ts';
import type { SentForm, Submission } from './submission.ts';

/** The valid message, or the error messages of all invalid fields and their title. */
type Validation =
  | { message: Record<string, unknown> }
  | { title: string; fields: Record<string, string> };

/** @param fileProblem key of the error message of the file */
export function validateForm(
  { form, copy }: Submission,
  { values, file }: SentForm,
  fileProblem: string | undefined,
): Validation {
  const { data, error } = z.safeParse(form.schema, values);
  const fileField = form.file;
  if (data && !fileProblem) {
    return { message: { ...data, ...(fileField && file && fileField.toFields(file)) } };
  }
  const problems: [name: string, problem: string][] = listFields(form).flatMap((name) => {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    return issue ? [[name, issue.message]] : [];
  });
  if (fileField && fileProblem) problems.push([fileField.name, fileProblem]);
  const fields = Object.fromEntries(
    problems.map(([name, problem]) => [name, toFieldSentence(name, problem, copy)]),
  );
  // An invalid file is not a missing one.
  const given = { ...values, ...(fileField && file && { [fileField.name]: file.name }) };
  return { title: toSummaryTitle(Object.keys(fields), given, copy), fields };
}
