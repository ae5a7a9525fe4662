'use client';

import { useState } from 'react';
import type { NewRecoveryCodes } from '../../accounts/account-endpoints.ts';
import type { SignInStep } from '../../accounts/sign-in/sign-in.ts';
import { Link } from '../controls/Link.tsx';
import { RequestForm } from '../controls/RequestForm.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { EmailField, FactorCodeField, QrCodeField, RecoveryCodes } from './AccountFields.tsx';

/** The response to a correct password: a step, or a session. */
export type SignInResult = SignInStep | ({ need?: undefined } & Partial<NewRecoveryCodes>);

interface SignInFormProps {
  /** Redirect target. */
  to: string;
  /** Whether a link for a forgotten password can be mailed. */
  isMailSet: boolean;
}

/** Sign-in with e-mail and password, then with the second factor, which is set up here if it is required. */
export function SignInForm({ to, isMailSet }: SignInFormProps) {
  const { signIn: labels, factor, ...texts } = useTranslations('accounts').texts;
  const [credentials, setCredentials] = useState<object>({});
  // The response to a correct password that needs another step, or brings recovery codes.
  const [result, setResult] = useState<SignInResult>();
  // The whole page is loaded, because it depends on the user.
  const enter = () => window.location.assign(to);

  function proceed(next: SignInResult, fields: object) {
    if (next.need === 'welcome') window.location.assign(`/admin/welcome?first#${next.token}`);
    else if (!next.need && !next.recoveryCodes) enter();
    else {
      setCredentials({ ...credentials, ...fields });
      setResult(next);
    }
  }

  if (result && !result.need && result.recoveryCodes)
    return <RecoveryCodes codes={result.recoveryCodes} onDone={enter} />;
  return (
    <>
      <RequestForm<SignInResult>
        key={result?.need}
        path="users/login"
        values={credentials}
        submitLabel={result ? labels.checkCode : labels.submit}
        onDone={proceed}
      >
        {!result && (
          <>
            <EmailField required />
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
          </>
        )}
        {result?.need === 'code' && <FactorCodeField autoFocus />}
        {result?.need === 'factor' && (
          <>
            <p>{factor.enrol}</p>
            <QrCodeField {...result} />
          </>
        )}
      </RequestForm>
      {result && (
        <button type="button" onClick={() => window.location.reload()}>
          {labels.back}
        </button>
      )}
      {!result && isMailSet && <Link href="/admin/forgot">{labels.forgot}</Link>}
      {!result && !isMailSet && <p>{labels.mailOff}</p>}
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
        <RequestForm
          path="users/forgot-password"
          submitLabel={labels.submit}
          onDone={(_, fields) => setEmail(fields.email)}
        >
          <p>{labels.text}</p>
          <EmailField />
        </RequestForm>
      ) : (
        <p className="account-notice" role="status">
          {t(labels.sent, { email })}
        </p>
      )}
      <Link href="/admin/login">{labels.back}</Link>
    </>
  );
}
