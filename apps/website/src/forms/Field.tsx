import styles from './Field.module.css';

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email';
  autoComplete: string;
  placeholder?: string;
  rows?: number;
  value?: string;
  problem?: string;
  readOnly?: boolean;
  wide?: boolean;
}

/** The error message below a field. */
export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      {children}
    </p>
  );
}

/** A field that turns black, with louder type, while it has focus. */
export function Field({
  label,
  type = 'text',
  rows,
  value,
  problem,
  wide,
  ...attributes
}: FieldProps) {
  const id = `field-${attributes.name}`;
  const shared = {
    ...attributes,
    id,
    required: true,
    // The text sets its direction; e-mail addresses and numbers are always left to right.
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
