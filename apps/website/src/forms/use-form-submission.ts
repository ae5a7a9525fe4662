import {
  FILL_TIME_FIELD,
  type FormReply,
  REFERRER_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contracts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type FormState, toFieldSentence, withoutProblem } from './form-state.ts';
import { getFileNames, getValues, isEmpty, putValues, toOtherHost, toUuid } from './form-values.ts';
import type { HostedFormWords } from './form-words.ts';

interface FormSubmissionOptions {
  /** The same schema the server parses with. */
  schema: z.ZodMiniType;
  formWords: HostedFormWords;
  /** Id of an earlier try without script. */
  submissionId?: string | undefined;
  initial: FormState;
  /**
   * How it travels: as JSON, or with a file.
   * @throws when there is no answer in the contract's words
   */
  post: (data: FormData) => Promise<FormReply>;
  /** Said when `post` throws. */
  noAnswer: string;
  /**
   * Whether the form is cleared while it is sent, and gets everything back if it was not stored. Otherwise it is
   * cleared once it is stored: a file cannot be given back.
   */
  clearsAtOnce?: boolean;
  /** What the schema cannot see, such as a file. */
  findIssues?: () => { path: PropertyKey[]; message: string }[];
  onStored?: (reference: string) => void;
}

/**
 * Sends a form without leaving the page. The first try makes an id, which goes with every further one, so that nothing
 * is stored twice; once it is stored, the next message gets a new one.
 */
export function useFormSubmission({
  schema,
  formWords,
  submissionId,
  initial,
  post,
  noAnswer,
  clearsAtOnce,
  findIssues,
  onStored,
}: FormSubmissionOptions) {
  const alert = useRef<HTMLDivElement>(null);
  const id = useRef(submissionId);
  // The form wakes at the first touch of it.
  const begun = useRef(performance.now());
  const [state, setState] = useState<FormState>(initial);
  // Counts what the form has said of a try, so that the same words again are said again.
  const [said, setSaid] = useState(0);

  function say(news: FormState) {
    setState(news);
    setSaid((count) => count + 1);
  }

  // The alert takes the focus each time something is said, also when its words are the same as before.
  useEffect(() => {
    if (said > 0) alert.current?.focus();
  }, [said]);

  /** What is wrong with what is in the form now, by field. */
  function findProblems(values: Record<string, string>): Record<string, string> {
    const problems: Record<string, string> = {};
    const issues = schema.safeParse(values).error?.issues ?? [];
    for (const { path, message } of [...issues, ...(findIssues?.() ?? [])]) {
      const field = String(path[0]);
      problems[field] ??= toFieldSentence(field, message, formWords);
    }
    return problems;
  }

  /** Takes back what was said of a field as soon as it is right. */
  function mend(element: HTMLFormElement, field: string) {
    if (state.status !== 'refused' || !state.fields[field]) return;
    if (findProblems(getValues(new FormData(element)))[field]) return;
    setState(withoutProblem(state, field));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.status === 'sending' || (state.status === 'stored' && isEmpty(element))) return;
    const data = new FormData(element);
    id.current ??= toUuid();
    data.set(SUBMISSION_ID_FIELD, id.current);
    const [values, fileNames] = [getValues(data), getFileNames(data)];
    data.set(FILL_TIME_FIELD, `${Math.round(performance.now() - begun.current)}`);
    data.set(REFERRER_FIELD, toOtherHost(document.referrer));
    function refuse(message: string, fields: Record<string, string>) {
      if (clearsAtOnce) putValues(element, values);
      say({ status: 'refused', message, fields, values: { ...values, ...fileNames } });
    }

    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) return refuse('', problems);
    const { preview } = formWords.refusals;
    if (preview) return refuse(preview, {});

    setState({ status: 'sending' });
    if (clearsAtOnce) putValues(element, {});
    try {
      const reply = await post(data);
      if (!reply.ok) return refuse(reply.message, reply.fields);
      id.current = undefined;
      begun.current = performance.now();
      putValues(element, {});
      say({ status: 'stored', reference: reply.reference, withdraw: reply.withdraw });
      onStored?.(reply.reference);
    } catch {
      refuse(noAnswer, {});
    }
  }

  return { alert, state, submit, mend };
}

/** A form being sent: what its markup needs to know. */
export type FormSubmission = ReturnType<typeof useFormSubmission>;
