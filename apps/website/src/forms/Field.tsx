import { type FormField, toFieldText } from '@agency/contracts';
import type { ComponentProps } from 'react';
import styles from '../ui/Field.module.css';

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  autoComplete: string;
  placeholder?: string;
  rows?: number | undefined;
  value?: string;
  problem?: string;
  readOnly?: boolean;
  wide?: boolean | undefined;
  isOptional?: boolean | undefined;
  /** Values to choose from, with their names in the languages. */
  choices?: FormField['choices'] | undefined;
  /** Language of the choices; the default one if undefined. */
  language?: string | undefined;
}

/** The error message below a field. */
export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p className={`${styles.problem} bullet`} id={`${id}-problem`}>
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
  isOptional,
  choices,
  language,
  ...attributes
}: FieldProps) {
  const id = `field-${attributes.name}`;
  const shared = {
    ...attributes,
    id,
    required: !isOptional,
    // The text sets its direction; e-mail addresses and numbers are always left to right.
    dir: type === 'text' ? 'auto' : 'ltr',
    defaultValue: value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className={`${styles.field} stack`} data-wide={wide || undefined}>
      <div className={styles.box} data-wrong={problem ? '' : undefined}>
        <label htmlFor={id}>{label}</label>
        {choices && <Choices {...shared} choices={choices} language={language} />}
        {!choices && rows && <textarea {...shared} rows={rows} />}
        {!choices && !rows && <input {...shared} type={type} />}
      </div>
      {problem && <Problem id={id}>{problem}</Problem>}
    </div>
  );
}

interface ChoicesProps extends Omit<ComponentProps<'select'>, 'children'> {
  choices: NonNullable<FormField['choices']>;
  language?: string | undefined;
  readOnly?: boolean | undefined;
}

/** A list to choose from. A select has no `readonly`, and a disabled one would not be sent. */
function Choices({ choices, language, readOnly: _ignored, ...attributes }: ChoicesProps) {
  return (
    <select {...attributes}>
      <option value="" />
      {Object.entries(choices).map(([value, names]) => (
        <option key={value} value={value}>
          {toFieldText(names, language)}
        </option>
      ))}
    </select>
  );
}
