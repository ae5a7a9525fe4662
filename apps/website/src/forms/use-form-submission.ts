import {
  FILL_TIME_FIELD,
  type FormReply,
  REFERRER_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contracts';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ClientMessages } from './form-messages.ts';
import { type FormState, toFieldSentence, withoutProblem } from './form-state.ts';
import { getFileNames, getValues, isUntouched, putValues, toUuid } from './form-values.ts';

interface FormSubmissionOptions {
  /** The server parses with the same schema. */
  schema: z.ZodMiniType;
  messages: ClientMessages;
  submissionId?: string;
  initial: FormState;
  /** @throws if there is no valid response */
  post: (data: FormData) => Promise<FormReply>;
  /** The message if `post` throws. */
  noResponse: string;
  /** Whether the form is cleared while it is sent. A file could not be restored after a rejection. */
  clearsAtOnce?: boolean;
  findIssues?: () => { path: PropertyKey[]; message: string }[];
  onStored?: (reference: string) => void;
}

/** Sends a form without leaving the page. All attempts have the same id, so that nothing is stored twice. */
export function useFormSubmission(options: FormSubmissionOptions) {
  const { messages, clearsAtOnce } = options;
  const alert = useRef<HTMLDivElement>(null);
  const id = useRef(options.submissionId);
  /** Time of the first interaction, which hydrates the form; unknown if it was filled in before its script arrived. */
  const begun = useRef<number>(undefined);
  const [state, setState] = useState<FormState>(options.initial);
  const [results, setResults] = useState(0);

  const prepare = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    // Our own error messages replace those of the browser.
    form.noValidate = true;
    if (isUntouched(form)) begun.current = performance.now();
  }, []);

  function showResult(result: FormState) {
    setState(result);
    setResults((count) => count + 1);
  }

  // Focuses the alert after each result, also after the same one.
  useEffect(() => {
    if (results > 0) alert.current?.focus();
  }, [results]);

  function findProblems(values: Record<string, string>): Record<string, string> {
    const problems: Record<string, string> = {};
    const issues = options.schema.safeParse(values).error?.issues ?? [];
    for (const { path, message } of [...issues, ...(options.findIssues?.() ?? [])]) {
      const field = String(path[0]);
      problems[field] ??= toFieldSentence(field, message, messages);
    }
    return problems;
  }

  /** Removes the error message of a field as soon as it is valid. */
  function revalidate(element: HTMLFormElement, field: string) {
    if (state.status !== 'rejected' || !state.fields[field]) return;
    if (findProblems(getValues(new FormData(element)))[field]) return;
    setState(withoutProblem(state, field));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.status === 'sending' || state.status === 'stored') return;
    const data = new FormData(element);
    id.current ??= toUuid();
    data.set(SUBMISSION_ID_FIELD, id.current);
    const [values, fileNames] = [getValues(data), getFileNames(data)];
    if (begun.current !== undefined) {
      data.set(FILL_TIME_FIELD, `${Math.round(performance.now() - begun.current)}`);
    }
    const referrer = /^https?:\/\/([^/]+)/.exec(document.referrer)?.[1] ?? '';
    data.set(REFERRER_FIELD, referrer === location.host ? '' : referrer);
    function reject(message: string, fields: Record<string, string>) {
      if (clearsAtOnce) putValues(element, values);
      showResult({ status: 'rejected', message, fields, values: { ...values, ...fileNames } });
    }

    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) return reject('', problems);
    const { preview } = messages.refusals;
    if (preview) return reject(preview, {});

    setState({ status: 'sending' });
    if (clearsAtOnce) putValues(element, {});
    try {
      const reply = await options.post(data);
      if (!reply.ok) return reject(reply.message, reply.fields);
      const { ok: _ok, ...stored } = reply;
      putValues(element, {});
      showResult({ status: 'stored', ...stored });
      options.onStored?.(reply.reference);
    } catch {
      reject(options.noResponse, {});
    }
  }

  return { alert, state, prepare, submit, revalidate };
}
