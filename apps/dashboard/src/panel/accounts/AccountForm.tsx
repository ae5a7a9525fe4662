'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

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
  const { texts } = useTranslations('accounts');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Without script, the browser itself would send the form.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  async function submit(form: HTMLFormElement) {
    setBusy(true);
    setProblem(undefined);
    // No field is a file.
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const body = { ...values, ...fields };
    try {
      const options = { method, body, networkError: texts.unreachable };
      await onDone(await requestDashboard<Answer>(`/cms-api/${path}`, options), fields);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <form
      className="account-form"
      // POST keeps the input out of the URL, even without script.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the account is above a dialog in React's tree.
        event.stopPropagation();
        if (!isBusy) void submit(event.currentTarget);
      }}
    >
      {children}
      <p role="alert">{problem}</p>
      <button type="submit" className="account-button" data-main disabled={isBusy || !isHydrated}>
        {submitLabel}
      </button>
    </form>
  );
}
