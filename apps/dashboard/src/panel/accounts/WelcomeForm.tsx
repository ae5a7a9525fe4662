'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { NewPasswordField, TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { SignInAnswer } from './SignInForm.tsx';

/** Sets the password of an account by the token of a link, then signs the user in. */
export function WelcomeForm({ isFirstAdmin }: { isFirstAdmin: boolean }) {
  const { texts } = useTranslations('accounts');
  const labels = texts.welcome;
  const [token, setToken] = useState('');
  useEffect(() => setToken(window.location.hash.slice(1)), []);

  async function signIn(email: string, password: string) {
    const answer = await requestDashboard<SignInAnswer>('/cms-api/users/login', {
      method: 'POST',
      body: { email, password },
      networkError: texts.unreachable,
    }).catch(() => null);
    // The sign-in screen requests the second factor.
    window.location.replace(answer && !answer.need ? '/admin' : '/admin/login');
  }

  return (
    <>
      <p>{isFirstAdmin ? labels.firstAdmin : labels.text}</p>
      <AccountForm<{ email: string }>
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
            <TextField
              name="email"
              label={texts.email}
              hint={labels.emailHint}
              type="email"
              autoComplete="username"
            />
          </>
        )}
        <NewPasswordField label={texts.password} />
      </AccountForm>
    </>
  );
}
