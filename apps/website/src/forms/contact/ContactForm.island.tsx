import { contactSchema } from '@agency/contracts';
import type { FormWords } from '../../schemas/forms.ts';
import type { PageContent } from '../../schemas/pages.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { Field } from '../Field.tsx';
import { type FormState, toRefusalText, toSummaryTitle } from '../form-state.ts';
import { SendButton } from '../SendButton.tsx';
import { TrapField } from '../TrapField.tsx';
import { useFormSubmission } from '../use-form-submission.ts';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  words: PageContent<'contact-us'>['form'];
  formWords: FormWords;
  /** Made with the form: the same id is stored once. */
  submissionId: string;
  initial: FormState;
}

/** Rows of the message (specification, section 9). */
const MESSAGE_ROWS = 2;

/** The contact form. Without script it posts and comes back as a page; with script it stays where it is. */
export function ContactForm({ words, formWords, submissionId, initial }: ContactFormProps) {
  const action = '/forms/contact';
  const { form, summary, state, submit } = useFormSubmission({
    action,
    schema: contactSchema,
    words: formWords,
    submissionId,
    initial,
  });
  const refused = state.status === 'refused' ? state : undefined;
  const sending = state.status === 'sending';
  const problems = Object.entries(words.fields).flatMap(([field, label]) => {
    const problem = refused?.fields[field];
    return problem ? [{ field, label, problem }] : [];
  });
  const field = (name: keyof typeof words.fields) => ({
    name,
    label: words.fields[name],
    value: refused?.values[name],
    problem: refused?.fields[name],
    readOnly: sending,
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
              ? toSummaryTitle(problems.length, formWords)
              : formWords.refusals.notStored
          }
          text={problems.length > 0 ? undefined : toRefusalText(refused.message, formWords)}
          problems={problems}
        />
      )}
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field {...field('phone')} type="tel" autoComplete="tel" placeholder={words.phoneExample} />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('subject')} autoComplete="off" />
      <Field {...field('company')} autoComplete="organization" />
      <Field {...field('message')} autoComplete="off" rows={MESSAGE_ROWS} wide />
      <TrapField label={formWords.trap} />
      <input type="hidden" name="submissionId" value={submissionId} />
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
