'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenedLink } from '../../accounts/link-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { NewPasswordField, TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { SignInAnswer } from './SignInForm.tsx';

/** Sets the first or a new password, then signs the user in. */
export function WelcomeForm() {
  const { texts, t } = useTranslations('accounts');
  const labels = texts.welcome;
  const [link, setLink] = useState<OpenedLink>();
  const [problem, setProblem] = useState('');

  const post = <Answer,>(path: string, body: object) =>
    requestDashboard<Answer>(`/cms-api/${path}`, {
      method: 'POST',
      body,
      networkError: texts.unreachable,
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read when it is opened
  useEffect(() => {
    post<OpenedLink>('accounts/links/read', { token: readToken() }).then(setLink, (error: Error) =>
      setProblem(error.message),
    );
  }, []);

  async function signIn(email: string, password: string) {
    const answer = await post<SignInAnswer>('users/login', { email, password }).catch(() => null);
    // The sign-in screen requests the second factor.
    window.location.replace(answer && !answer.need ? '/admin' : '/admin/login');
  }

  if (problem) return <p role="alert">{problem}</p>;
  if (!link) return <p role="status">{labels.looking}</p>;
  const { email = '', kind } = link;
  if (!kind) {
    return (
      <>
        <h1>{labels.closed.heading}</h1>
        <p>{labels.closed.text}</p>
        <Link className="account-button" href="/admin/login" prefetch={false}>
          {texts.signIn.submit}
        </Link>
      </>
    );
  }
  const { heading, text, submit } = labels[kind];
  return (
    <>
      <h1>{heading}</h1>
      <p>{t(text, { email })}</p>
      <AccountForm<{ email: string }>
        path="accounts/links/use"
        values={{ token: readToken() }}
        submitLabel={submit}
        onDone={(chosen, { password = '' }) => signIn(chosen.email, password)}
      >
        {kind === 'firstAdmin' ? (
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
        ) : (
          // For password managers; without a name, it is not sent.
          <input type="hidden" autoComplete="username" value={email} readOnly />
        )}
        <NewPasswordField label={texts.password} />
      </AccountForm>
    </>
  );
}

const readToken = () => window.location.hash.slice(1);
