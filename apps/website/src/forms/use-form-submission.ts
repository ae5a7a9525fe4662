import { type FormReply, formReplySchema } from '@agency/contracts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { STORED_EVENT } from '../model/conversion.ts';
import type { FormWords } from '../schemas/forms.ts';
import { type FormState, toFieldSentence } from './form-state.ts';

/** How long an answer may take, ms; the server itself gives up sooner. */
const PATIENCE = 15_000;

interface FormSubmissionOptions {
  /** Where the form is posted, with and without script. */
  action: string;
  /** The same schema the server parses with. */
  schema: z.ZodMiniType;
  words: FormWords;
  submissionId: string;
  initial: FormState;
}

/** A random UUID, also where the browser offers none: pages that came over plain HTTP. */
export function toUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function getValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function putValues(form: HTMLFormElement, values: Record<string, string>) {
  for (const element of form.elements)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      if (element.type !== 'hidden') element.value = values[element.name] ?? '';
}

/** Whether nothing is typed or chosen. The second half of a double press finds a form so that was just stored. */
export function isEmpty(form: HTMLFormElement): boolean {
  return [...form.elements].every(
    (element) =>
      !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) ||
      element.type === 'hidden' ||
      element.value === '',
  );
}

/**
 * Sends a form without leaving the page: checks it, clears it at once, and gives everything back if it was not stored.
 * The same id goes with every try, so that nothing is stored twice; a stored form gets a new one.
 */
export function useFormSubmission({
  action,
  schema,
  words,
  submissionId,
  initial,
}: FormSubmissionOptions) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const id = useRef(submissionId);
  const [state, setState] = useState<FormState>(initial);
  const [asked, setAsked] = useState(0);

  // The summary takes the focus each time it is shown, also when its words are the same as before.
  useEffect(() => {
    if (asked > 0) summary.current?.focus();
  }, [asked]);

  useEffect(() => {
    // From here on our own words say what is missing; without script the browser's do.
    if (form.current) form.current.noValidate = true;
  }, []);

  function refuse(message: string, fields: Record<string, string>, values: Record<string, string>) {
    if (form.current) putValues(form.current, values);
    setState({ status: 'refused', message, fields, values });
    setAsked((count) => count + 1);
  }

  async function post(values: Record<string, string>): Promise<FormReply> {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, submissionId: id.current }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return formReplySchema.parse(await answer.json());
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!form.current || state.status === 'sending') return;
    if (state.status === 'stored' && isEmpty(form.current)) return;
    const values = getValues(form.current);
    const checked = schema.safeParse(values);
    if (!checked.success) {
      const fields: Record<string, string> = {};
      for (const { path, message } of checked.error.issues) {
        const field = String(path[0]);
        fields[field] ??= toFieldSentence(field, message, words);
      }
      refuse('', fields, values);
      return;
    }
    setState({ status: 'sending' });
    putValues(form.current, {});
    try {
      const reply = await post(values);
      if (!reply.ok) return refuse(reply.message, reply.fields, values);
      id.current = toUuid();
      setState({ status: 'stored', reference: reply.reference });
      document.dispatchEvent(new CustomEvent(STORED_EVENT, { detail: reply.reference }));
    } catch {
      refuse(words.refusals.notStoredText, {}, values);
    }
  }

  return { form, summary, state, submit };
}
