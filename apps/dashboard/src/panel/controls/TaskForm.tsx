'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useTask } from './use-task.ts';

interface TaskFormProps {
  className?: string;
  /** What its button does. */
  task: (form: HTMLFormElement) => Promise<unknown>;
  submitLabel: string;
  children: ReactNode;
}

/** A form with its button and error message. */
export function TaskForm({ className, task, submitLabel, children }: TaskFormProps) {
  const { isBusy, problem, run } = useTask();
  // Without script, the browser itself would send the form.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <form
      className={className}
      // POST keeps the input out of the URL, even without script.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        // The form of an account is above a dialog in React's tree.
        event.stopPropagation();
        const form = event.currentTarget;
        void run(() => task(form));
      }}
    >
      {children}
      <p role="alert">{problem}</p>
      <button type="submit" data-main disabled={!isHydrated} aria-disabled={isBusy}>
        {submitLabel}
      </button>
    </form>
  );
}
