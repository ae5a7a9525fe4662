'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { TaskForm } from '../TaskForm.tsx';

interface AccountFormProps<Answer extends object> {
  /** Path below `/cms-api/`. */
  path: string;
  /** `PATCH` changes an account. */
  method?: 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** Values of the request besides those of the fields. */
  values?: object | undefined;
  submitLabel: string;
  onDone: (answer: Answer, fields: Record<string, string>) => Promise<void> | void;
  children?: ReactNode;
}

/** Sends its fields to an endpoint of accounts, and shows what is wrong with them. */
export function AccountForm<Answer extends object>(props: AccountFormProps<Answer>) {
  const { path, method = 'POST', values, submitLabel, onDone, children } = props;
  const { unreachable: networkError } = useTranslations('accounts').texts;

  async function send(form: HTMLFormElement) {
    // No field is a file.
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const request = { method, body: { ...values, ...fields }, networkError };
    await onDone(await requestDashboard<Answer>(`/cms-api/${path}`, request), fields);
  }

  return (
    <TaskForm className="account-form" task={send} submitLabel={submitLabel}>
      {children}
    </TaskForm>
  );
}
