import { careersFieldsSchema, OPENING_FIELD, RETAINED_UPLOAD_FIELD } from '@agency/contracts';
import { findPlainProblem } from '@agency/resumes/resume-rules';
import { useEffect, useRef, useState } from 'react';
import { Phrase } from '../../ui/Phrase.tsx';
import { Form, type PageFormProps } from '../Form.tsx';
import { toActionUrl } from '../form-messages.ts';
import type { RejectedState } from '../form-state.ts';
import type { RetainedUpload } from '../server/submission.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import styles from './CareersForm.module.css';
import { RESUME_FIELD, type toCareersCopy } from './careers-copy.ts';
import { postApplication } from './post-application.ts';
import { ResumeField } from './ResumeField.tsx';

interface CareersFormProps extends PageFormProps<ReturnType<typeof toCareersCopy>> {
  /** The file of a rejected attempt without script. */
  retainedUpload?: RetainedUpload;
  /** Undefined for an open application. */
  opening?: { slug: string; title: string };
}

/** Rows of the message (docs/product.md, section 5); on a narrow screen there are two. */
const MESSAGE_ROWS = 12;

/** The application form. It is cleared only after it was stored. */
export function CareersForm(props: CareersFormProps) {
  const { copy, messages, initial } = props;
  const url = toActionUrl('/forms/careers', messages);
  // If the opening is closed, the form becomes an open application.
  const [opening, setOpening] = useState(props.opening);
  const fileInput = useRef<HTMLInputElement>(null);
  const [retainedUpload, setRetainedUpload] = useState(props.retainedUpload);
  const [fileName, setFileName] = useState<string>();
  const readFileName = () => setFileName(fileInput.current?.files?.[0]?.name);
  // A file may have been chosen before hydration.
  useEffect(readFileName, []);

  const submission = useFormSubmission({
    ...props,
    schema: careersFieldsSchema,
    post: async (data) => {
      const reply = await postApplication(url, data, messages.refusals.notStored);
      if (!reply.ok && OPENING_FIELD in reply.fields) setOpening(undefined);
      return reply;
    },
    noResponse: copy.error,
    findIssues() {
      const file = fileInput.current?.files?.[0];
      const missing = retainedUpload ? undefined : 'required';
      const problem = file ? findPlainProblem(file.name, file.size) : missing;
      return problem ? [{ path: [RESUME_FIELD], message: problem }] : [];
    },
    onStored() {
      setRetainedUpload(undefined);
      setFileName(undefined);
    },
  });
  const { state } = submission;

  /** Why it was not stored, unless the title says so, and whether text and file are still there. */
  function explain(rejected: RejectedState) {
    const { message } = rejected;
    if (OPENING_FIELD in rejected.fields) return { title: copy.closed, text: message };
    const isSentByScript = rejected !== initial;
    const isTitle = message === copy.failed || message === copy.error;
    const hasFile = isSentByScript || props.retainedUpload !== undefined;
    const hasText = isSentByScript || Object.keys(rejected.values).length > 0;
    const rest = hasFile ? copy.nothingLost : copy.fileLost;
    return {
      title: message === copy.error ? copy.error : copy.failed,
      text: [...(isTitle ? [] : [message]), ...(hasText ? [rest] : [])].join(' '),
    };
  }

  return (
    <Form
      {...props}
      submission={submission}
      explain={explain}
      action={url}
      encType="multipart/form-data"
      className={styles.form}
      fields={[
        { name: 'firstName', autoComplete: 'given-name' },
        { name: 'lastName', autoComplete: 'family-name' },
        { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: copy.phoneExample },
        { name: 'email', type: 'email', autoComplete: 'email' },
        { name: 'position', autoComplete: 'organization-title', wide: true },
        { name: 'message', autoComplete: 'off', rows: MESSAGE_ROWS, wide: true },
      ]}
      initialValues={props.opening && { position: props.opening.title }}
      hiddenFields={{
        ...(opening && { [OPENING_FIELD]: opening.slug }),
        ...(retainedUpload && { [RETAINED_UPLOAD_FIELD]: retainedUpload.token }),
      }}
      above={
        state.status === 'stored' && (
          <div className={styles.stored} ref={submission.alert} role="alert" tabIndex={-1}>
            <FilledGap />
            <p>
              <Phrase runs={copy.stored} dot={false} />
            </p>
            {state.withdraw && <a href={state.withdraw}>{copy.withdraw}</a>}
          </div>
        )
      }
    >
      <ResumeField
        ref={fileInput}
        label={copy.fields[RESUME_FIELD]}
        copy={copy.file}
        fileName={fileName}
        retainedName={retainedUpload?.name}
        problem={state.status === 'rejected' ? state.fields[RESUME_FIELD] : undefined}
        disabled={state.status === 'sending'}
        onChoose={readFileName}
      />
    </Form>
  );
}

/** The dots of the page's opening; the brightest one fills the gap. */
function FilledGap() {
  const dots = Array.from({ length: 39 }, (_, dot) => `M${dot % 13}.5 ${Math.floor(dot / 13)}.5h0`);
  return (
    <svg viewBox="0.16 0.1 12.68 2.8" aria-hidden="true">
      <path d={dots.join('')} stroke="currentColor" strokeWidth=".68" strokeLinecap="round" />
      <circle cx="8.5" cy="1.5" r=".46" data-filled="" />
    </svg>
  );
}
