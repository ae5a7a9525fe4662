'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type Asked, ask } from './ask.ts';
import { TextField } from './TextField.tsx';
import { useAwake } from './use-awake.ts';

/** Asks for an address, and says that a mail is on its way once it is stored. */
export function ForgotForm() {
  const speech = useTranslations('accounts');
  const { forgot: says, ...words } = speech.texts;
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<Asked<unknown>>();
  const [isBusy, setBusy] = useState(false);
  const isAwake = useAwake();

  async function send() {
    setBusy(true);
    setAsked(await ask('users/forgot-password', { email }, speech));
    setBusy(false);
  }

  const back = (
    <Link href="/admin/login" prefetch={false}>
      {says.back}
    </Link>
  );
  if (asked?.isOk) {
    return (
      <>
        <p className="account-notice" role="status">
          {speech.t(says.sent, { email })} {says.retried}
        </p>
        {back}
      </>
    );
  }
  const problem = asked?.fields.email;
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
      <p>{says.text}</p>
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onType={setEmail}
        problem={problem}
        required
      />
      <p role="alert">{problem ? '' : asked?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy || !isAwake}>
          {says.submit}
        </button>
      </div>
      {back}
    </form>
  );
}
