import type { ComponentProps } from 'react';
import type * as z from 'zod/mini';
import type { FormWords } from '../schemas/forms.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { type FormState, toRefusalText, toSummaryTitle } from './form-state.ts';
import styles from './MessageForm.module.css';
import { SendButton } from './SendButton.tsx';
import { TrapField } from './TrapField.tsx';
import { useFormSubmission } from './use-form-submission.ts';

/** Words of a form that sends a message. */
interface MessageWords<Name extends string> {
  label: string;
  fields: Record<Name, string>;
  send: string;
  sending: string;
  /** Beside the button; {privacy} becomes the link. */
  note: string;
  privacy: { label: string; href: string };
  stored: { lead: string; text: string };
}

/** What a page hands to each form it hosts. */
export interface HostedFormProps<Words> {
  words: Words;
  formWords: FormWords;
  /** Made with the form: the same id is stored once. */
  submissionId: string;
  initial: FormState;
}

interface MessageFormProps<Name extends string> extends HostedFormProps<MessageWords<Name>> {
  /** Where it is posted, with and without script. */
  action: string;
  /** The same schema the server parses with. */
  schema: z.ZodMiniType;
  fields: ({ name: Name } & Pick<
    ComponentProps<typeof Field>,
    'type' | 'autoComplete' | 'placeholder' | 'rows' | 'wide'
  >)[];
  /** Values the page sets and nobody types. */
  given?: Record<string, string>;
}

/** A form that sends a message. Without script it posts and comes back as a page; with script it stays where it is. */
export function MessageForm<Name extends string>({
  action,
  schema,
  fields,
  given = {},
  words,
  formWords,
  submissionId,
  initial,
}: MessageFormProps<Name>) {
  const { form, summary, state, submit } = useFormSubmission({
    action,
    schema,
    words: formWords,
    submissionId,
    initial,
  });
  const refused = state.status === 'refused' ? state : undefined;
  const sending = state.status === 'sending';
  const problems = fields.flatMap(({ name }) => {
    const problem = refused?.fields[name];
    return problem ? [{ field: name, label: words.fields[name], problem }] : [];
  });
  const [noteBefore, noteAfter] = words.note.split('{privacy}');

  return (
    <form
      className={styles.form}
      ref={form}
      action={action}
      method="post"
      onSubmit={submit}
      aria-label={words.label}
    >
      {refused && (
        <ErrorSummary
          ref={summary}
          title={
            problems.length > 0
              ? toSummaryTitle(
                  problems.map(({ field }) => field),
                  refused.values,
                  formWords,
                )
              : formWords.refusals.notStored
          }
          text={problems.length > 0 ? undefined : toRefusalText(refused.message, formWords)}
          problems={problems}
        />
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          label={words.fields[field.name]}
          value={refused?.values[field.name]}
          problem={refused?.fields[field.name]}
          readOnly={sending}
        />
      ))}
      <TrapField label={formWords.trap} />
      {Object.entries({ ...given, submissionId }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.send}>
        <SendButton label={sending ? words.sending : words.send} busy={sending} />
        <p role="status" className={styles.status}>
          {sending && <span className="visually-hidden">{words.sending}</span>}
          {state.status === 'stored' && (
            <>
              <b>{words.stored.lead}</b> {words.stored.text}
            </>
          )}
        </p>
        {state.status !== 'stored' && !sending && (
          <p className={styles.note}>
            {noteBefore}
            <a href={words.privacy.href}>{words.privacy.label}</a>
            {noteAfter}
          </p>
        )}
      </div>
    </form>
  );
}
