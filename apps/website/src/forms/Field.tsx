import styles from './Field.module.css';

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email';
  autoComplete: string;
  placeholder?: string;
  /** Rows of a field for several lines. */
  rows?: number;
  /** Value before anything is typed: what came back from the server. */
  value?: string;
  /** What is wrong with it, in words. */
  problem?: string;
  readOnly?: boolean;
  wide?: boolean;
}

/** What is wrong with a field, below it. */
export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      {children}
    </p>
  );
}

/** A loud field: when you speak, it turns black and your words get louder. */
export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  placeholder,
  rows,
  value,
  problem,
  readOnly,
  wide,
}: FieldProps) {
  const id = `field-${name}`;
  const shared = {
    id,
    name,
    autoComplete,
    placeholder,
    readOnly,
    required: true,
    // What is typed decides its own direction; addresses and numbers are never turned around.
    dir: type === 'text' ? 'auto' : 'ltr',
    defaultValue: value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <div className={styles.box} data-wrong={problem ? '' : undefined}>
        <label htmlFor={id}>{label}</label>
        {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      </div>
      {problem && <Problem id={id}>{problem}</Problem>}
    </div>
  );
}
