'use client';

import { createContext, type ReactNode, useEffect, useState } from 'react';
import { toNextAttempt } from '../../collections/users/too-many-attempts.ts';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toClock } from '../language/times.ts';

/** The response, or an error message for the user. */
type AccountResult<Data> =
  | { isOk: true; data: Data }
  | { isOk: false; message: string; fields: Record<string, string> };

/** Sends a request to the endpoints of accounts and login. Never throws. */
export async function requestAccount<Data>(
  path: string,
  body: object,
  translations: Translations<'accounts'>,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<AccountResult<Data>> {
  const { texts } = translations;
  try {
    const response = await fetch(`/cms-api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const data = await response.json();
    if (response.ok) return { isOk: true, data };
    // Our error, or Payload's.
    const message = data.message ?? data.errors?.[0]?.message ?? texts.failed;
    const fields = data.fields ?? toFields(data.errors?.[0]?.data?.errors);
    return { isOk: false, message: toWaitMessage(response, translations) ?? message, fields };
  } catch {
    return { isOk: false, message: texts.unreachable, fields: {} };
  }
}

/** Payload's validation errors, by field. */
const toFields = (errors: { path: string; message: string }[] = []): Record<string, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

/** For 429: when the next try is allowed, in the user's own time zone. */
function toWaitMessage(
  { status, headers }: Response,
  { language, texts, t }: Translations<'accounts'>,
): string | undefined {
  const seconds = Number(headers.get('Retry-After'));
  if (status !== 429 || !(seconds > 0)) return undefined;
  const { minutes, at } = toNextAttempt(seconds, new Date());
  return t(texts.tooMany, { count: minutes, time: toClock(at, language) });
}

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
  children?: ReactNode;
}

/** Sends its fields to an endpoint of accounts, and shows what is wrong with them. */
export function AccountForm<Answer>(props: AccountFormProps<Answer>) {
  const { path, method, values, submitLabel, buttons, onDone, children } = props;
  const translations = useTranslations('accounts');
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>();
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
