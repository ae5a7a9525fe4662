'use client';

import { type InputHTMLAttributes, useId } from 'react';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** What helps to fill it in. */
  hint?: string;
};

/** A field with its name, what helps, and what is wrong with it. */
export function TextField({ label, onValueChange, problem, hint, ...input }: TextFieldProps) {
  const id = useId();
  const field = usePreHydrationInput<HTMLInputElement>(input.value, onValueChange);
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        {...input}
        ref={field}
        id={id}
        onChange={({ target }) => onValueChange(target.value)}
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
