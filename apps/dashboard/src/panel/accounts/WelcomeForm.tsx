'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenedLink } from '../../accounts/link-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestAccount } from './request-account.ts';
import { TextField } from './TextField.tsx';

/** Sets the first or a new password, then signs the user in. */
export function WelcomeForm() {
  const translations = useTranslations('accounts');
  const { welcome: labels, ...words } = translations.texts;
  const [link, setLink] = useState<OpenedLink | { problem: string }>();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [person, setPerson] = useState({ name: '', email: '' });
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>();
  const [isBusy, setBusy] = useState(false);

  async function look() {
    const result = await requestAccount<OpenedLink>(
      'accounts/links/read',
      { token: readToken() },
      translations,
    );
    setLink(result.isOk ? result.data : { problem: result.message });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read when it is opened
  useEffect(() => void look(), []);

  async function choose() {
    setBusy(true);
    setFailure(undefined);
    const chosen = await requestAccount<{ email: string }>(
      'accounts/links/use',
      {
        token: readToken(),
        password,
        ...toTyped(link, person),
      },
      translations,
    );
    if (!chosen.isOk) {
      setFailure(chosen);
      setBusy(false);
      // The link may have been used meanwhile.
      await look();
      return;
    }
    const { email } = chosen.data;
    const signedIn = await requestAccount<{ need?: string }>(
      'users/login',
      { email, password },
      translations,
    );
    const need = signedIn.isOk ? signedIn.data.need : 'code';
    if (need === 'code') window.location.replace('/admin/login');
    else window.location.replace(need === 'factor' ? '/admin/second-factor' : '/admin');
  }

  if (!link) return <p role="status">{labels.looking}</p>;
  if ('problem' in link) return <p role="alert">{link.problem}</p>;
  if (link.state !== 'open') {
    return (
      <>
        <h1>{labels[link.state]}</h1>
        <p>{labels[`${link.state}Text`]}</p>
        <Link className="account-button" href="/admin/login" prefetch={false}>
          {words.signIn.submit}
        </Link>
      </>
    );
  }
  const { asks = [] } = link;
  const fields = failure?.fields ?? {};
  return (
    <>
      <h1>{link.isInvitation ? labels.heading : labels.newHeading}</h1>
      {asks.includes('email') ? (
        <p>{labels.firstAdmin}</p>
      ) : (
        <p>
          {link.isInvitation ? labels.signInAs : labels.itIsFor} <strong>{link.email}</strong>.{' '}
          {link.isInvitation && labels.youAreIn}
        </p>
      )}
      <form
        className="account-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void choose();
        }}
      >
        {asks.includes('name') && (
          <TextField
            label={words.name}
            hint={labels.nameHint}
            value={person.name}
            onValueChange={(name) => setPerson({ ...person, name })}
            problem={fields.name}
            dir="auto"
            autoComplete="name"
            required
          />
        )}
        {asks.includes('email') ? (
          <TextField
            label={words.email}
            hint={labels.emailHint}
            type="email"
            value={person.email}
            onValueChange={(email) => setPerson({ ...person, email })}
            problem={fields.email}
            autoComplete="username"
            required
          />
        ) : (
          <input type="hidden" autoComplete="username" value={link.email} readOnly />
        )}
        <TextField
          label={words.password}
          hint={labels.hint}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
          problem={fields.password}
          maxLength={500}
          required
        />
        <p role="alert">{Object.keys(fields).length > 0 ? '' : failure?.message}</p>
        <label className="account-check">
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          {labels.show}
        </label>
        <div className="account-acts">
          <button type="submit" data-main disabled={isBusy}>
            {link.isInvitation ? labels.chooseAndSignIn : labels.choose}
          </button>
        </div>
      </form>
    </>
  );
}

/** The requested fields besides the password. */
const toTyped = (
  link: OpenedLink | { problem: string } | undefined,
  person: { name: string; email: string },
) =>
  Object.fromEntries(
    ((link && 'asks' in link && link.asks) || []).map((field) => [field, person[field]]),
  );

const readToken = () => window.location.hash.slice(1);
