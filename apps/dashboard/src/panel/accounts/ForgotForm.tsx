'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type AccountResult, requestAccount } from './request-account.ts';
import { TextField } from './TextField.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Requests a password reset for an e-mail address. */
export function ForgotForm() {
  const translations = useTranslations('accounts');
  const { forgot: labels, ...words } = translations.texts;
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<AccountResult<unknown>>();
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();

  async function send() {
    setBusy(true);
    setResult(await requestAccount('users/forgot-password', { email }, translations));
    setBusy(false);
  }

  const back = (
    <Link href="/admin/login" prefetch={false}>
      {labels.back}
    </Link>
  );
  if (result?.isOk) {
    return (
      <>
        <p className="account-notice" role="status">
          {translations.t(labels.sent, { email })} {labels.retried}
        </p>
        {back}
      </>
    );
  }
  const problem = result?.fields.email;
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <p>{labels.text}</p>
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
        problem={problem}
        required
      />
      <p role="alert">{problem ? '' : result?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy || !isHydrated}>
          {labels.submit}
        </button>
      </div>
      {back}
    </form>
  );
}
