'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { NewRecoveryCodes } from '../../accounts/factor-endpoints.ts';
import type { SignInStep } from '../../collections/users/sign-in.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { CodeField, QrCodeField, TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The response to a correct password: a step, or a session. */
export type SignInAnswer = SignInStep | ({ need?: undefined } & Partial<NewRecoveryCodes>);

/** A sign-in whose password was correct, and its next step. */
export interface StartedSignIn {
  email: string;
  password: string;
  step: SignInStep;
}

interface SignInFormProps {
  /** Redirect target. */
  to: string;
  /** Whether a link for a forgotten password can be mailed. */
  isMailSet: boolean;
  /** A sign-in that continues here. */
  started?: StartedSignIn;
}

/** Sign-in with e-mail and password, then with the second factor, which is set up here if it is required. */
export function SignInForm({ to, isMailSet, started: first }: SignInFormProps) {
  const { signIn: labels, factor, ...texts } = useTranslations('accounts').texts;
  const [started, setStarted] = useState(first);
  const [codes, setCodes] = useState<string[]>();
  // The whole page is loaded, because it depends on the user.
  const enter = () => window.location.assign(to);

  function proceed(answer: SignInAnswer, fields: Record<string, string>) {
    const { email = '', password = '' } = { ...started, ...fields };
    if (answer.need === 'welcome') window.location.assign(`/admin/welcome#${answer.token}`);
    else if (answer.need) setStarted({ email, password, step: answer });
    else if (answer.recoveryCodes) setCodes(answer.recoveryCodes);
    else enter();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={enter} />;
  if (started) {
    const { step, ...credentials } = started;
    return (
      <AccountForm<SignInAnswer>
        key={step.need}
        path="users/login"
        values={credentials}
        submitLabel={labels.checkCode}
        buttons={
          <button type="button" onClick={() => setStarted(undefined)}>
            {labels.back}
          </button>
        }
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
