import { PREVIEW_FIELD, SUBMISSION_ID_FIELD, toStartedPath } from '@agency/contracts';
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import styles from './Form.module.css';
import { type FormState, type Refused, toSummaryTitle } from './form-state.ts';
import type { HostedFormWords } from './form-words.ts';
import { HoneypotField } from './HoneypotField.tsx';
import { SendButton } from './SendButton.tsx';
import type { FormSubmission } from './use-form-submission.ts';

/** What a page hands to each form it hosts. */
export interface HostedFormProps<Words> {
  words: Words;
  formWords: HostedFormWords;
  /** Id of an earlier try, which came back refused. Pages that everybody gets carry none. */
  submissionId?: string | undefined;
  initial: FormState;
}

/** Words every form has of its own. */
export interface OwnFormWords<Name extends string> {
  label: string;
  /** Labels, in the order of the fields. */
  fields: Record<Name, string>;
  send: string;
  sending: string;
}

/** A field of a form, without the words. */
export type FormField<Name extends string> = { name: Name } & Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'placeholder' | 'rows' | 'wide'
>;

interface FormProps<Name extends string, FieldName extends Name> {
  /** Where it is posted, with and without script. */
  action: string;
  encType?: 'multipart/form-data';
  submission: FormSubmission;
  submissionId?: string | undefined;
  initial: FormState;
  words: OwnFormWords<Name>;
  formWords: HostedFormWords;
  fields: FormField<FieldName>[];
  /** What stands in a field before anything is typed. */
  preset?: Partial<Record<FieldName, string>> | undefined;
  /** Values the page sets and nobody types. */
  given?: Record<string, string> | undefined;
  /** What is said when no single field is at fault. */
  explain: (refused: Refused) => { title: string; text: string };
  className?: string | undefined;
  /** Above the fields. */
  above?: ReactNode;
  /** Below the fields: a file. */
  children?: ReactNode;
  /** Beside the button, read out when it changes. */
  status?: ReactNode;
  /** Beside the button until the form is sent. */
  note?: ReactNode;
}

// From here on our own words say what is missing; without script the browser's do.
function silenceBrowser(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** A form. Without script it posts and comes back as a page; with script it stays where it is. */
export function Form<Name extends string, FieldName extends Name>({
  action,
  encType,
  submission: { alert, state, submit, mend },
  submissionId,
  initial,
  words,
  formWords,
  fields,
  preset,
  given,
  explain,
  className = '',
  above,
  children,
  status,
  note,
}: FormProps<Name, FieldName>) {
  const isBegun = useRef(false);
  // Counted without personal data; a preview sends nothing.
  function noteBegin() {
    if (isBegun.current || formWords.refusals.preview) return;
    isBegun.current = true;
    navigator.sendBeacon(toStartedPath(action));
  }
  function noteInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    noteBegin();
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      mend(currentTarget, target.name);
    }
  }
  const typed = initial.status === 'refused' ? initial.values : {};
  const refused = state.status === 'refused' ? state : undefined;
  const sending = state.status === 'sending';
  const problems = Object.entries<string>(words.fields).flatMap(([field, label]) => {
    const problem = refused?.fields[field];
    return problem ? [{ field, label, problem }] : [];
  });

  return (
    <form
      className={`${styles.form} ${className}`}
      ref={silenceBrowser}
      action={action}
      method="post"
      encType={encType}
      onSubmit={submit}
      onInput={noteInput}
      aria-label={words.label}
    >
      {refused && (
        <ErrorSummary
          ref={alert}
          {...(problems.length > 0
            ? {
                title: toSummaryTitle(
                  problems.map(({ field }) => field),
                  refused.values,
                  formWords,
                ),
              }
            : explain(refused))}
          problems={problems}
        />
      )}
      {above}
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          label={words.fields[field.name]}
          value={typed[field.name] ?? preset?.[field.name]}
          problem={refused?.fields[field.name]}
          readOnly={sending}
        />
      ))}
      {children}
      <HoneypotField label={formWords.honeypot} />
      {Object.entries({
        ...given,
        [SUBMISSION_ID_FIELD]: submissionId,
        [PREVIEW_FIELD]: formWords.refusals.preview && 'yes',
      }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.send} data-noted={note ? '' : undefined}>
        <SendButton label={sending ? words.sending : words.send} busy={sending} />
        <p role="status" className={styles.status}>
          {sending && <span className="visually-hidden">{words.sending}</span>}
          {status}
        </p>
        {state.status !== 'stored' && !sending && note}
      </div>
    </form>
  );
}
