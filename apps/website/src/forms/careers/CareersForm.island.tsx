import { careersFieldsSchema, OPENING_FIELD, RETAINED_UPLOAD_FIELD } from '@agency/contracts';
import { useState } from 'react';
import { Phrase } from '../../ui/Phrase.tsx';
import { Form, type HostedFormProps } from '../Form.tsx';
import type { Refused } from '../form-state.ts';
import { toFormAddress } from '../form-words.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import styles from './CareersForm.module.css';
import type { toCareersFormWords } from './careers-words.ts';
import { FilledGap } from './FilledGap.tsx';
import { postApplication } from './post-application.ts';
import { ResumeField } from './ResumeField.tsx';
import { RESUME_FIELD } from './resume-field.ts';
import { type RetainedResume, useResume } from './use-resume.ts';

interface CareersFormProps extends HostedFormProps<ReturnType<typeof toCareersFormWords>> {
  /** The file that came with the last try, when the form was sent without script. */
  retainedUpload?: RetainedResume | undefined;
  /** The opening it is for; an open application when left out. */
  opening?: { slug: string; title: string } | undefined;
}

/** Rows of the message (docs/product.md, section 5); a narrow screen shows two, see the style sheet. */
const MESSAGE_ROWS = 12;

const ACTION = '/forms/careers';

/** The application form. It is cleared only when it was stored; until then text and file stay where they are. */
export function CareersForm(props: CareersFormProps) {
  const { words, formWords, initial, retainedUpload } = props;
  const address = toFormAddress(ACTION, formWords);
  // Once it has closed, the same form is an open application.
  const [opening, setOpening] = useState(props.opening);
  const resume = useResume(retainedUpload);
  const submission = useFormSubmission({
    ...props,
    schema: careersFieldsSchema,
    post: async (data) => {
      const reply = await postApplication(address, data, formWords.refusals.notStored);
      if (!reply.ok && OPENING_FIELD in reply.fields) setOpening(undefined);
      return reply;
    },
    noAnswer: words.error,
    findIssues: resume.findIssues,
    onStored: resume.forget,
  });
  const { state } = submission;

  /** Why it was not stored, unless the title says it all, and what became of text and file. */
  function explain(refused: Refused) {
    const { message } = refused;
    if (OPENING_FIELD in refused.fields) return { title: words.closed, text: message };
    const isOurs = refused !== initial;
    const isKnown = message === words.failed || message === words.error;
    const hasFile = isOurs || retainedUpload !== undefined;
    const hasText = isOurs || Object.keys(refused.values).length > 0;
    const rest = hasFile ? words.nothingLost : words.fileLost;
    return {
      title: message === words.error ? words.error : words.failed,
      text: [...(isKnown ? [] : [message]), ...(hasText ? [rest] : [])].join(' '),
    };
  }

  return (
    <Form
      {...props}
      submission={submission}
      explain={explain}
      action={address}
      encType="multipart/form-data"
      className={styles.form}
      fields={[
        { name: 'firstName', autoComplete: 'given-name' },
        { name: 'lastName', autoComplete: 'family-name' },
        { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: words.phoneExample },
        { name: 'email', type: 'email', autoComplete: 'email' },
        { name: 'position', autoComplete: 'organization-title', wide: true },
        { name: 'message', autoComplete: 'off', rows: MESSAGE_ROWS, wide: true },
      ]}
      preset={props.opening && { position: props.opening.title }}
      given={{
        ...(opening && { [OPENING_FIELD]: opening.slug }),
        ...(resume.retained && { [RETAINED_UPLOAD_FIELD]: resume.retained.token }),
      }}
      above={
        state.status === 'stored' && (
          <div className={styles.stored} ref={submission.alert} role="alert" tabIndex={-1}>
            <FilledGap />
            <p>
              <Phrase runs={words.stored} dot={false} />
            </p>
            {state.withdraw && <a href={state.withdraw}>{words.withdraw}</a>}
          </div>
        )
      }
    >
      <ResumeField
        ref={resume.input}
        label={words.fields[RESUME_FIELD]}
        words={words.file}
        fileName={resume.fileName}
        keptName={resume.retained?.name}
        problem={state.status === 'refused' ? state.fields[RESUME_FIELD] : undefined}
        disabled={state.status === 'sending'}
        onChoose={resume.noteChoice}
      />
    </Form>
  );
}
