import type { FormWords } from '../../schemas/forms.ts';
import type { PageContent } from '../../schemas/pages.ts';
import { Phrase } from '../../ui/Phrase.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { Field } from '../Field.tsx';
import { type FormState, toSummaryTitle } from '../form-state.ts';
import { SendButton } from '../SendButton.tsx';
import { TrapField } from '../TrapField.tsx';
import styles from './CareersForm.module.css';
import { FilledGap } from './FilledGap.tsx';
import { ResumeField } from './ResumeField.tsx';
import { useApplication } from './use-application.ts';

interface CareersFormProps {
  words: PageContent<'careers'>['form'];
  /** The words around forms, with this form's own among them. */
  formWords: FormWords;
  /** Made with the form: the same id is stored once. */
  submissionId: string;
  initial: FormState;
  /** The file that came with the last try, when the form was sent without script. */
  keptFile?: { token: string; name: string };
}

/** Rows of the message (docs/product.md, section 5); a narrow screen shows two, see the style sheet. */
const MESSAGE_ROWS = 12;

/** The application form. Without script it posts and comes back as a page; with script it stays where it is. */
export function CareersForm({
  words,
  formWords,
  submissionId,
  initial,
  keptFile,
}: CareersFormProps) {
  const action = '/forms/careers';
  const { form, alert, state, fileName, isKept, choose, submit } = useApplication({
    action,
    words: formWords,
    error: words.error,
    submissionId,
    initial,
    hasKeptFile: keptFile !== undefined,
  });
  const typed = initial.status === 'refused' ? initial.values : {};
  const refused = state.status === 'refused' ? state : undefined;
  const sending = state.status === 'sending';
  const problems = Object.entries(words.fields).flatMap(([field, label]) => {
    const problem = refused?.fields[field];
    return problem ? [{ field, label, problem }] : [];
  });
  const field = (name: keyof typeof words.fields) => ({
    name,
    label: words.fields[name],
    value: typed[name],
    problem: refused?.fields[name],
    readOnly: sending,
  });

  /** Why it was not stored, unless the title says it all, and what became of text and file. */
  function toText(message: string): string {
    const isKnown = message === words.failed || message === words.error;
    const hasFile = refused !== initial || keptFile !== undefined;
    const hasText = refused !== initial || Object.keys(typed).length > 0;
    const rest = hasFile ? words.nothingLost : words.fileLost;
    return [...(isKnown ? [] : [message]), ...(hasText ? [rest] : [])].join(' ');
  }

  return (
    <form
      className={styles.form}
      ref={form}
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      aria-label={words.label}
    >
      {refused && problems.length > 0 && (
        <ErrorSummary
          ref={alert}
          title={toSummaryTitle(
            problems.map((problem) => problem.field),
            refused.values,
            formWords,
          )}
          problems={problems}
        />
      )}
      {refused && problems.length === 0 && (
        <ErrorSummary
          ref={alert}
          title={refused.message === words.error ? words.error : words.failed}
          text={toText(refused.message)}
          problems={[]}
        />
      )}
      {state.status === 'stored' && (
        <div className={styles.stored} ref={alert} role="alert" tabIndex={-1}>
          <FilledGap />
          <p>
            <Phrase runs={words.stored} dot={false} />
          </p>
        </div>
      )}
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field {...field('phone')} type="tel" autoComplete="tel" placeholder={words.phoneExample} />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('position')} autoComplete="organization-title" wide />
      <Field {...field('message')} autoComplete="off" rows={MESSAGE_ROWS} wide />
      <ResumeField
        label={words.fields.resume}
        words={words.file}
        fileName={fileName}
        keptName={isKept ? keptFile?.name : undefined}
        problem={refused?.fields.resume}
        disabled={sending}
        onChoose={choose}
      />
      <TrapField label={formWords.trap} />
      <input type="hidden" name="submissionId" value={submissionId} />
      {isKept && <input type="hidden" name="keptFile" value={keptFile?.token} />}
      <div className={styles.send}>
        <SendButton label={sending ? words.sending : words.send} busy={sending} />
        {sending && (
          <p className="visually-hidden" role="status">
            {words.sending}
          </p>
        )}
      </div>
    </form>
  );
}
