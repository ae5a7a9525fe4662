import type { PageContent } from '@agency/content/schemas/pages';
import type { Ref } from 'react';
import field from '../../ui/Field.module.css';
import { Problem } from '../Field.tsx';
import { RESUME_FIELD } from './careers-copy.ts';
import styles from './ResumeField.module.css';

interface ResumeFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  copy: PageContent<'careers'>['form']['file'];
  fileName: string | undefined;
  retainedName: string | undefined;
  problem: string | undefined;
  disabled: boolean;
  onChoose: () => void;
}

/** The file field of the application. Without script it looks as browsers draw it, with the name of the file. */
export function ResumeField({
  ref,
  label,
  copy,
  fileName,
  retainedName,
  problem,
  disabled,
  onChoose,
}: ResumeFieldProps) {
  const id = `field-${RESUME_FIELD}`;
  const name = fileName ?? retainedName;
  return (
    <div className={styles.field}>
      <div
        className={`${field.box} ${styles.box}`}
        data-wrong={problem ? '' : undefined}
        data-chosen={name ? '' : undefined}
      >
        <label htmlFor={id}>
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.pick}>
            <i className="round" aria-hidden="true" />
            <span>{name ? copy.change : copy.choose}</span>
          </span>
        </label>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="file"
          name={RESUME_FIELD}
          accept=".pdf,.doc,.docx"
          required={!retainedName}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-limits ${id}-problem` : `${id}-limits`}
          onChange={onChoose}
        />
        <p className={styles.limits} id={`${id}-limits`}>
          {copy.limits}
        </p>
        <output className={`${styles.name} breakable`} htmlFor={id} dir="auto">
          {name}
        </output>
        {retainedName && !fileName && <p className={styles.retained}>{copy.kept}</p>}
      </div>
      {problem && <Problem id={id}>{problem}</Problem>}
    </div>
  );
}
