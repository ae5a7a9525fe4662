import type { PageContent } from '@agency/content/schemas/pages';
import type { Ref } from 'react';
import { Problem } from '../Field.tsx';
import styles from './ResumeField.module.css';
import { RESUME_FIELD } from './resume-field.ts';

interface ResumeFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  words: PageContent<'careers'>['form']['file'];
  /** Name of the file that was chosen. */
  fileName: string | undefined;
  /** Name of a file the server still has. */
  keptName: string | undefined;
  problem: string | undefined;
  disabled: boolean;
  onChoose: () => void;
}

/** The file of the application. Without script the browser's own field is shown, which names the file itself. */
export function ResumeField({
  ref,
  label,
  words,
  fileName,
  keptName,
  problem,
  disabled,
  onChoose,
}: ResumeFieldProps) {
  const id = `field-${RESUME_FIELD}`;
  const name = fileName ?? keptName;
  return (
    <div className={styles.field}>
      <div
        className={styles.box}
        data-wrong={problem ? '' : undefined}
        data-chosen={name ? '' : undefined}
      >
        <label htmlFor={id}>
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.pick}>
            <i aria-hidden="true" />
            <span>{name ? words.change : words.choose}</span>
          </span>
        </label>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="file"
          name={RESUME_FIELD}
          accept=".pdf,.doc,.docx"
          required={!keptName}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-limits ${id}-problem` : `${id}-limits`}
          onChange={onChoose}
        />
        <p className={styles.limits} id={`${id}-limits`}>
          {words.limits}
        </p>
        <output className={styles.name} htmlFor={id} dir="auto">
          {name}
        </output>
        {keptName && !fileName && <p className={styles.kept}>{words.kept}</p>}
      </div>
      {problem && <Problem id={id}>{problem}</Problem>}
    </div>
  );
}
