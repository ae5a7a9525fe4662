import * as z from 'zod';
import { toFieldSentence } from '../../form-state.ts';
import { listFields } from '../read-fields.ts';
import type { IdentifiedForm, ParsedForm } from '../submission.ts';

/** Parses the fields with the contract's schema, and says in words what is wrong with each. */
export function parseMessage(identified: IdentifiedForm): ParsedForm {
  const { form, values, words } = identified;
  const { data, error } = z.safeParse(form.schema, values);
  const problems = listFields(form).flatMap((name) => {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    return issue ? [[name, toFieldSentence(name, issue.message, words)]] : [];
  });
  return { ...identified, data, problems: Object.fromEntries(problems) };
}
