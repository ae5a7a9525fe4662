import { toSummaryTitle } from '../../form-state.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import type { GoodForm, InspectedForm } from '../submission.ts';

/** Refuses a form of which a field or the file is at fault, all of them at once. */
export function refuseProblems(inspected: InspectedForm): GoodForm | Refusal {
  const { form, file, data, problems, fileProblem, values, words, kept } = inspected;
  if (!data || fileProblem) {
    // A file that is there is not missing.
    const given = { ...values, ...(form.file && file && { [form.file.name]: file.name }) };
    const title = toSummaryTitle(Object.keys(problems), given, words);
    return toRefusal(fileProblem === 'tooLarge' ? 413 : 422, title, { ...kept, fields: problems });
  }
  return { ...inspected, message: { ...data, ...(form.file && file && form.file.toFields(file)) } };
}
