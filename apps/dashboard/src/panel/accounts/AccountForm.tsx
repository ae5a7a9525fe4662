'use client';

import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type AccountResult, requestAccount } from './request-account.ts';

/** Errors of the fields of a form, by name. */
export const FieldErrorsContext = createContext<Record<string, string>>({});

interface AccountFormProps<Answer> {
  /** Path below `/cms-api/`. */
  path: string;
  /** `PATCH` changes an account. */
  method?: 'POST' | 'PATCH' | undefined;
  /** Values of the request besides those of the fields. */
  values?: object | undefined;
  submitLabel: string;
  /** Further buttons. */
  buttons?: ReactNode;
  onDone: (answer: Answer, fields: Record<string, string>) => Promise<void> | void;
  onFail?: () => void;
  children?: ReactNode;
}

/** Sends its fields to an endpoint of accounts, and shows what is wrong with them. */
export function AccountForm<Answer>(props: AccountFormProps<Answer>) {
  const { path, method, values, submitLabel, buttons, onDone, onFail, children } = props;
  const translations = useTranslations('accounts');
  const [failure, setFailure] = useState<Extract<AccountResult<Answer>, { isOk: false }>>();
  const [isBusy, setBusy] = useState(false);
  // Without script, the browser itself would send the form.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  async function submit(form: HTMLFormElement) {
    setBusy(true);
    // No field is a file.
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const body = { ...values, ...fields };
    const result = await requestAccount<Answer>(path, body, translations, method);
    setFailure(result.isOk ? undefined : result);
    if (result.isOk) await onDone(result.data, fields);
    else onFail?.();
    setBusy(false);
  }

  const errors = failure?.fields ?? {};
  return (
    <FieldErrorsContext value={errors}>
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
        <p role="alert">{Object.keys(errors).length > 0 ? '' : failure?.message}</p>
        <div className="account-acts">
          <button type="submit" data-main disabled={isBusy || !isHydrated}>
            {submitLabel}
          </button>
          {buttons}
        </div>
      </form>
    </FieldErrorsContext>
  );
}
