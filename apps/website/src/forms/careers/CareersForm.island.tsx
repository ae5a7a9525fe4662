import { careersFieldsSchema, OPENING_FIELD, RETAINED_UPLOAD_FIELD } from '@agency/contracts';
import { findPlainProblem } from '@agency/resumes/resume-rules';
import { useEffect, useRef, useState } from 'react';
import { DotField } from '../../ui/DotField.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { Form, type FormIslandProps } from '../Form.tsx';
import { toFormFields } from '../form-fields.ts';
import { toActionUrl } from '../form-messages.ts';
import type { RejectedState } from '../form-state.ts';
import type { RetainedUpload } from '../server/submission.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import styles from './CareersForm.module.css';
import { RESUME_FIELD, type toCareersCopy } from './careers-copy.ts';
import { postApplication } from './post-application.ts';
import { ResumeField } from './ResumeField.tsx';

interface CareersFormProps extends FormIslandProps<ReturnType<typeof toCareersCopy>> {
  /** The file of a rejected attempt without script. */
  retainedUpload?: RetainedUpload;
  /** Undefined for a speculative application. */
  opening?: { slug: string; title: string };
}

/** The gap of the position's page (`OpeningHead`), which a brighter dot fills. */
const GAP = { column: 8, row: 1, width: 1 };

/** The application form. It is cleared only after it was stored. */
export function CareersForm(props: CareersFormProps) {
  const { copy, messages, initial } = props;
  const url = toActionUrl('/forms/careers', messages);
  // If the opening is closed, the form becomes a speculative application.
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
      fields={toFormFields<keyof typeof careersFieldsSchema.shape>(careersFieldsSchema, {
        phone: copy.phoneExample,
        link: 'https://',
        message: copy.empty,
      })}
      initialValues={props.opening && { position: props.opening.title }}
      hiddenFields={{
        ...(opening && { [OPENING_FIELD]: opening.slug }),
        ...(retainedUpload && { [RETAINED_UPLOAD_FIELD]: retainedUpload.token }),
      }}
      stored={
        state.status === 'stored' && (
          <>
            <DotField columns={13} rows={3} gap={GAP} className={`${styles.filled} across`}>
              <circle cx="8.5" cy="1.5" r=".46" />
            </DotField>
            <p className={styles.stored}>
              <Phrase runs={copy.stored} dot={false} />
            </p>
            <p>
              {copy.reference} <b>{state.reference}</b>. {copy.next}
            </p>
            {state.withdraw && <a href={state.withdraw}>{copy.withdraw}</a>}
          </>
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
