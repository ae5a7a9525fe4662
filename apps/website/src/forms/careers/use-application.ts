import { careersFieldsSchema, type FormReply, formReplySchema } from '@agency/contracts';
import { findPlainProblem } from '@agency/resumes/resume-rules';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormWords } from '../../schemas/forms.ts';
import { type FormState, toFieldSentence } from '../form-state.ts';
import { isEmpty, toUuid } from '../use-form-submission.ts';

/** How long an answer may take, ms: as long as the server waits for the slowest line. */
const PATIENCE = 370_000;

interface ApplicationOptions {
  action: string;
  words: FormWords;
  /** Said when there was no answer. */
  error: string;
  submissionId: string;
  initial: FormState;
  /** Whether the server still has a file of the last try. */
  hasKeptFile: boolean;
}

/** The file that was chosen; browsers send an empty one when none was. */
function getFile(data: FormData): File | undefined {
  const file = data.get('resume');
  return file instanceof File && file.name !== '' ? file : undefined;
}

/** A refusal in the contract's words; nothing when somebody else answered, such as a proxy. */
function parseRefusal(text: string): FormReply | undefined {
  try {
    const reply = formReplySchema.parse(JSON.parse(text));
    return reply.ok ? undefined : reply;
  } catch {
    return undefined;
  }
}

function clear(form: HTMLFormElement) {
  for (const element of form.elements)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      if (element.type !== 'hidden') element.value = '';
}

/**
 * Sends an application without leaving the page. The form is cleared only when it was stored; until then the
 * text and the file stay where they are, and every try carries the same id.
 */
export function useApplication({
  action,
  words,
  error,
  submissionId,
  initial,
  hasKeptFile,
}: ApplicationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const id = useRef(submissionId);
  const [state, setState] = useState<FormState>(initial);
  const [isKept, setIsKept] = useState(hasKeptFile);
  const [fileName, setFileName] = useState<string>();
  const [asked, setAsked] = useState(0);

  // The alert takes the focus each time it is shown, also when its words are the same as before.
  useEffect(() => {
    if (asked > 0) alert.current?.focus();
  }, [asked]);

  useEffect(() => {
    // From here on our own words say what is missing; without script the browser's do.
    if (!form.current) return;
    form.current.noValidate = true;
    // A file may have been chosen before the form woke.
    setFileName(getFile(new FormData(form.current))?.name);
  }, []);

  function choose(file: File | undefined) {
    setFileName(file?.name);
  }

  function show(next: FormState) {
    setState(next);
    setAsked((count) => count + 1);
  }

  function refuse(message: string, fields: Record<string, string> = {}) {
    show({ status: 'refused', message, fields, values: {} });
  }

  function findProblems(data: FormData): Record<string, string> {
    const fields: Record<string, string> = {};
    const say = (field: string, problem: string) => {
      fields[field] ??= toFieldSentence(field, problem, words);
    };
    const checked = careersFieldsSchema.safeParse(Object.fromEntries(data));
    for (const { path, message } of checked.error?.issues ?? []) say(String(path[0]), message);
    const file = getFile(data);
    const problem = file && findPlainProblem(file.name, file.size);
    if (problem) say('resume', problem);
    if (!file && !isKept) say('resume', 'required');
    return fields;
  }

  async function post(data: FormData): Promise<FormReply> {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: data,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return formReplySchema.parse(await answer.json());
    const text = await answer.text();
    // biome-ignore lint/suspicious/noConsole: the specified sentence sends people there.
    console.error(`${action} answered ${answer.status}`, text);
    return parseRefusal(text) ?? { ok: false, message: words.refusals.notStored, fields: {} };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!form.current || state.status === 'sending') return;
    if (state.status === 'stored' && isEmpty(form.current)) return;
    const data = new FormData(form.current);
    data.set('submissionId', id.current);
    const problems = findProblems(data);
    if (Object.keys(problems).length > 0) return refuse('', problems);
    setState({ status: 'sending' });
    try {
      const reply = await post(data);
      if (!reply.ok) return refuse(reply.message, reply.fields);
      id.current = toUuid();
      if (form.current) clear(form.current);
      setFileName(undefined);
      setIsKept(false);
      show({ status: 'stored', reference: reply.reference });
    } catch (cause) {
      // biome-ignore lint/suspicious/noConsole: as above.
      console.error(`${action} did not answer`, cause);
      refuse(error);
    }
  }

  return { form, alert, state, fileName, isKept, choose, submit };
}
