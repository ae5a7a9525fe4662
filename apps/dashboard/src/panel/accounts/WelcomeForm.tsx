'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenedLink } from '../../accounts/link-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { TextField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { requestAccount } from './request-account.ts';
import { type SignInAnswer, SignInForm, type StartedSignIn } from './SignInForm.tsx';

/** Sets the first or a new password, then signs the user in. */
export function WelcomeForm({ isMailSet }: { isMailSet: boolean }) {
  const translations = useTranslations('accounts');
  const { welcome: labels, ...texts } = translations.texts;
  const [link, setLink] = useState<OpenedLink | { problem: string }>();
  const [isShown, setShown] = useState(false);
  const [started, setStarted] = useState<StartedSignIn>();

  async function readLink() {
    const body = { token: readToken() };
    const result = await requestAccount<OpenedLink>('accounts/links/read', body, translations);
    setLink(result.isOk ? result.data : { problem: result.message });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read when it is opened
  useEffect(() => void readLink(), []);

  async function signIn(email: string, password: string) {
    const body = { email, password };
    const result = await requestAccount<SignInAnswer>('users/login', body, translations);
    if (result.isOk && result.data.need) setStarted({ ...body, step: result.data });
    else window.location.replace(result.isOk ? '/admin' : '/admin/login');
  }

  if (!link) return <p role="status">{labels.looking}</p>;
  if ('problem' in link) return <p role="alert">{link.problem}</p>;
  if (started) {
    return (
      <>
        <h1>{texts.signIn.heading}</h1>
        <SignInForm to="/admin" isMailSet={isMailSet} started={started} />
      </>
    );
  }
  const { state, email, isInvitation, asks = [] } = link;
  if (state !== 'open') {
    return (
      <>
        <h1>{labels[state]}</h1>
        <p>{labels[`${state}Text`]}</p>
        <Link className="account-button" href="/admin/login" prefetch={false}>
          {texts.signIn.submit}
        </Link>
      </>
    );
  }
  return (
    <>
      <h1>{isInvitation ? labels.heading : labels.newHeading}</h1>
      {asks.includes('email') ? (
        <p>{labels.firstAdmin}</p>
      ) : (
        <p>
          {isInvitation ? labels.signInAs : labels.itIsFor} <strong>{email}</strong>.{' '}
          {isInvitation && labels.youAreIn}
        </p>
      )}
      <AccountForm<{ email: string }>
        path="accounts/links/use"
        values={{ token: readToken() }}
        submitLabel={isInvitation ? labels.chooseAndSignIn : labels.choose}
        onDone={(chosen, { password = '' }) => signIn(chosen.email, password)}
        // The link may have been used meanwhile.
        onFail={() => void readLink()}
      >
        {asks.includes('name') && (
          <TextField
            name="name"
            label={texts.name}
            hint={labels.nameHint}
            dir="auto"
            autoComplete="name"
          />
        )}
        {asks.includes('email') ? (
          <TextField
            name="email"
            label={texts.email}
            hint={labels.emailHint}
            type="email"
            autoComplete="username"
          />
        ) : (
          // For password managers; without a name, it is not sent.
          <input type="hidden" autoComplete="username" value={email} readOnly />
        )}
        <TextField
          name="password"
          label={texts.password}
          hint={labels.hint}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={500}
        />
        <label className="account-check">
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          {labels.show}
        </label>
      </AccountForm>
    </>
  );
}

const readToken = () => window.location.hash.slice(1);
