'use client';

import { type InputHTMLAttributes, useId } from 'react';
import { useTypedBefore } from '../use-typed-before.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> & {
  label: string;
  value: string;
  onType: (value: string) => void;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** What helps to fill it in. */
  hint?: string;
};

/** A field with its name, what helps, and what is wrong with it. */
export function TextField({ label, onType, problem, hint, ...input }: TextFieldProps) {
  const id = useId();
  const field = useTypedBefore<HTMLInputElement>(input.value, onType);
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        {...input}
        ref={field}
        id={id}
        onChange={({ target }) => onType(target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`]
          .filter(Boolean)
          .join(' ')}
      />
      {problem && (
        <p id={`${id}-problem`} className="account-field__problem">
          {problem}
        </p>
      )}
    </div>
  );
}
