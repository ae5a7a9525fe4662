'use client';

import { unflatten } from 'payload/shared';
import type { ReactNode } from 'react';
import { requestDashboard } from '../request-dashboard.ts';
import { TaskForm } from './TaskForm.tsx';

interface RequestFormProps<Result extends object> {
  /** Path below `/cms-api/`. */
  path: string;
  /** `PATCH` changes an account. */
  method?: 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** Values of the request besides those of the fields. */
  values?: object | undefined;
  submitLabel: string;
  onDone: (result: Result, fields: Record<string, string>) => Promise<void> | void;
  children?: ReactNode;
}

/** A form that sends its fields to an endpoint, and shows its errors. */
export function RequestForm<Result extends object>(props: RequestFormProps<Result>) {
  const { path, method = 'POST', values, submitLabel, onDone, children } = props;

  async function send(form: HTMLFormElement) {
    // No field is a file.
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    // `people.0.name` is the name of the first person.
    const request = { method, body: { ...values, ...unflatten(fields) } };
    await onDone(await requestDashboard<Result>(`/cms-api/${path}`, request), fields);
  }

  return (
    <TaskForm className="request-form" task={send} submitLabel={submitLabel}>
      {children}
    </TaskForm>
  );
}
