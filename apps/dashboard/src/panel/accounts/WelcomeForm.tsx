'use client';

import { useEffect, useState } from 'react';
import { RequestForm } from '../controls/RequestForm.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { EmailField, NewPasswordField } from './AccountFields.tsx';
import type { SignInResult } from './SignInForm.tsx';

/** Sets the password of an account by the token of a link, then signs the user in. */
export function WelcomeForm({ isFirstAdmin }: { isFirstAdmin: boolean }) {
  const { texts } = useTranslations('accounts');
  const labels = texts.welcome;
  const [token, setToken] = useState('');
  useEffect(() => setToken(window.location.hash.slice(1)), []);

  async function signIn(email: string, password: string) {
    const result = await requestDashboard<SignInResult>('/cms-api/users/login', {
      method: 'POST',
      body: { email, password },
    }).catch(() => null);
    // The sign-in screen requests the second factor.
    window.location.replace(result && !result.need ? '/admin' : '/admin/login');
  }

  return (
    <>
      <p>{isFirstAdmin ? labels.firstAdmin : labels.text}</p>
      <RequestForm<{ email: string }>
        path="accounts/links/use"
        values={{ token }}
        submitLabel={labels.submit}
        onDone={({ email }, { password = '' }) => signIn(email, password)}
      >
        {isFirstAdmin && (
          <>
            <TextField
              name="name"
              label={texts.name}
              hint={labels.nameHint}
              dir="auto"
              autoComplete="name"
            />
            <EmailField hint={labels.emailHint} />
          </>
        )}
        <NewPasswordField label={texts.password} />
      </RequestForm>
    </>
  );
}
