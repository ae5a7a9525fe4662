'use client';

import { type InputHTMLAttributes, useId } from 'react';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  hint?: string;
};

/** A labelled input. */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input {...input} id={id} aria-describedby={hint && `${id}-hint`} />
    </div>
  );
}
