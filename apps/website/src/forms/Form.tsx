import { splitAtPlaceholder } from '@agency/content/placeholders';
import {
  HONEYPOT_FIELD,
  PREVIEW_FIELD,
  SUBMISSION_ID_FIELD,
  toStartedPath,
} from '@agency/contracts';
import { type ComponentProps, type InputEvent, type ReactNode, useRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import styles from './Form.module.css';
import type { ClientMessages } from './form-messages.ts';
import { type FormState, type RejectedState, toSummaryTitle } from './form-state.ts';
import { SendButton } from './SendButton.tsx';
import type { useFormSubmission } from './use-form-submission.ts';

export interface FormIslandProps<Copy> {
  copy: Copy;
  messages: ClientMessages;
  /** Id of a rejected attempt without script. */
  submissionId?: string;
  initial: FormState;
}

export interface FormCopy<Name extends string> {
  label: string;
  fields: Record<Name, string>;
  send: string;
  sending: string;
  /** Next to the button; `{privacy}` becomes the link. */
  note: string;
  privacy: { label: string; href: string };
}

/** A field without its copy. */
export type ShownField<Name extends string> = { name: Name } & Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'placeholder' | 'rows' | 'wide' | 'isOptional' | 'choices'
>;

interface FormProps<Name extends string, FieldName extends Name>
  extends FormIslandProps<FormCopy<Name>> {
  /** URL of the form, with and without script. */
  action: string;
  encType?: 'multipart/form-data';
  submission: ReturnType<typeof useFormSubmission>;
  fields: ShownField<FieldName>[];
  initialValues?: Partial<Record<FieldName, string>>;
  hiddenFields?: Record<string, string>;
  /** The error summary if no single field is invalid. */
  explain: (rejected: RejectedState) => { title: string; text: string };
  className?: string;
  children?: ReactNode;
  /** In the place of everything else once the form is stored. */
  stored?: ReactNode;
}

/** A form. Without script the page is loaded again. */
export function Form<Name extends string, FieldName extends Name>({
  action,
  encType,
  submission: { alert, state, prepare, submit, revalidate },
  submissionId,
  initial,
  copy,
  messages,
  fields,
  initialValues,
  hiddenFields,
  explain,
  className = '',
  children,
  stored,
}: FormProps<Name, FieldName>) {
  const isStarted = useRef(false);
  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    // Counts started forms without personal data. A preview sends nothing.
    if (!isStarted.current && !messages.refusals.preview) {
      isStarted.current = true;
      navigator.sendBeacon(toStartedPath(action));
    }
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      revalidate(currentTarget, target.name);
    }
  }
  const [noteBefore, noteAfter] = splitAtPlaceholder(copy.note, 'privacy');
  const typed = initial.status === 'rejected' ? initial.values : {};
  const rejected = state.status === 'rejected' ? state : undefined;
  const sending = state.status === 'sending';
  const problems = Object.entries<string>(copy.fields).flatMap(([field, label]) => {
    const problem = rejected?.fields[field];
    return problem ? [{ field, label, problem }] : [];
  });
  const toTitle = ({ values }: RejectedState) => {
    const invalid = problems.map(({ field }) => field);
    return { title: toSummaryTitle(invalid, values, messages) };
  };

  return (
    <form
      className={`${styles.form} pair ${className}`}
      ref={prepare}
      action={action}
      method="post"
      encType={encType}
      onSubmit={submit}
      onInput={onInput}
      aria-label={copy.label}
      data-stored={stored ? '' : undefined}
    >
      {stored && (
        <div className={styles.stored} ref={alert} role="alert" tabIndex={-1}>
          {stored}
        </div>
      )}
      {rejected && (
        <ErrorSummary
          ref={alert}
          {...(problems.length > 0 ? toTitle(rejected) : explain(rejected))}
          problems={problems}
        />
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          language={messages.language?.tag}
          label={copy.fields[field.name]}
          value={typed[field.name] ?? initialValues?.[field.name]}
          problem={rejected?.fields[field.name]}
          readOnly={sending}
        />
      ))}
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {messages.honeypot}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries({
        ...hiddenFields,
        [SUBMISSION_ID_FIELD]: submissionId,
        [PREVIEW_FIELD]: messages.refusals.preview && 'yes',
      }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={`${styles.send} wrap`}>
        <SendButton label={sending ? copy.sending : copy.send} busy={sending} />
        <p role="status" className="visually-hidden">
          {sending && <span>{copy.sending}</span>}
        </p>
        {!sending && (
          <p className={styles.note}>
            {noteBefore}
            <a href={copy.privacy.href}>{copy.privacy.label}</a>
            {noteAfter}
          </p>
        )}
      </div>
    </form>
  );
}
