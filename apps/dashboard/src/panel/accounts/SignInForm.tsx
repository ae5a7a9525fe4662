'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { NewRecoveryCodes } from '../../accounts/account-endpoints.ts';
import type { SignInStep } from '../../collections/users/sign-in.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { CodeField, QrCodeField, RecoveryCodes, TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';

/** The response to a correct password: a step, or a session. */
export type SignInAnswer = SignInStep | ({ need?: undefined } & Partial<NewRecoveryCodes>);

interface SignInFormProps {
  /** Redirect target. */
  to: string;
  /** Whether a link for a forgotten password can be mailed. */
  isMailSet: boolean;
}

/** Sign-in with e-mail and password, then with the second factor, which is set up here if it is required. */
export function SignInForm({ to, isMailSet }: SignInFormProps) {
  const { signIn: labels, factor, ...texts } = useTranslations('accounts').texts;
  // A sign-in whose password was correct, and its next step.
  const [started, setStarted] = useState<{ credentials: object; step: SignInStep }>();
  const [codes, setCodes] = useState<string[]>();
  // The whole page is loaded, because it depends on the user.
  const enter = () => window.location.assign(to);

  function proceed(answer: SignInAnswer, fields: object) {
    if (answer.need === 'welcome') {
      window.location.assign(`/admin/welcome?first#${answer.token}`);
    } else if (answer.need) {
      setStarted({ credentials: { ...started?.credentials, ...fields }, step: answer });
    } else if (answer.recoveryCodes) setCodes(answer.recoveryCodes);
    else enter();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={enter} />;
  if (started) {
    const { credentials, step } = started;
    return (
      <>
        <AccountForm<SignInAnswer>
          key={step.need}
          path="users/login"
          values={credentials}
          submitLabel={labels.checkCode}
          onDone={proceed}
        >
          {step.need === 'factor' ? (
            <>
              <p>{factor.enrol}</p>
              <QrCodeField {...step} />
            </>
          ) : (
            <CodeField autoFocus />
          )}
        </AccountForm>
        <button type="button" onClick={() => setStarted(undefined)}>
          {labels.back}
        </button>
      </>
    );
  }
  return (
    <>
      <AccountForm<SignInAnswer>
        key="password"
        path="users/login"
        submitLabel={labels.submit}
        onDone={proceed}
      >
        <TextField name="email" label={texts.email} type="email" autoComplete="username" required />
        <TextField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <label>
          <input type="checkbox" name="stay" /> {labels.stay}
        </label>
      </AccountForm>
      {isMailSet ? (
        <Link href="/admin/forgot" prefetch={false}>
          {labels.forgot}
        </Link>
      ) : (
        <p>{labels.mailOff}</p>
      )}
    </>
  );
}

/** Requests a link to choose a new password. */
export function ForgotForm() {
  const { texts, t } = useTranslations('accounts');
  const labels = texts.forgot;
  const [email, setEmail] = useState<string>();
  return (
    <>
      {email === undefined ? (
        <AccountForm
          path="users/forgot-password"
          submitLabel={labels.submit}
          onDone={(_, fields) => setEmail(fields.email)}
        >
          <p>{labels.text}</p>
          <TextField name="email" label={texts.email} type="email" autoComplete="username" />
        </AccountForm>
      ) : (
        <p className="account-notice" role="status">
          {t(labels.sent, { email })}
        </p>
      )}
      <Link href="/admin/login" prefetch={false}>
        {labels.back}
      </Link>
    </>
  );
}
