'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenedLink } from '../../accounts/link-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { ask } from './ask.ts';
import { TextField } from './TextField.tsx';

/** Asks for the first password, or a new one, and signs its owner in. */
export function WelcomeForm() {
  const speech = useTranslations('accounts');
  const { welcome: says, ...words } = speech.texts;
  const [link, setLink] = useState<OpenedLink | { problem: string }>();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [person, setPerson] = useState({ name: '', email: '' });
  const [refused, setRefused] = useState<{ message: string; fields: Record<string, string> }>();
  const [isBusy, setBusy] = useState(false);

  async function look() {
    const asked = await ask<OpenedLink>('accounts/links/read', { token: readToken() }, speech);
    setLink(asked.isOk ? asked.answer : { problem: asked.message });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it is opened
  useEffect(() => void look(), []);

  async function choose() {
    setBusy(true);
    setRefused(undefined);
    const chosen = await ask<{ email: string }>(
      'accounts/links/use',
      {
        token: readToken(),
        password,
        ...toTyped(link, person),
      },
      speech,
    );
    if (!chosen.isOk) {
      setRefused(chosen);
      setBusy(false);
      // Somebody may have been faster.
      await look();
      return;
    }
    const { email } = chosen.answer;
    const signedIn = await ask<{ need?: string }>('users/login', { email, password }, speech);
    const need = signedIn.isOk ? signedIn.answer.need : 'code';
    if (need === 'code') window.location.replace('/admin/login');
    else window.location.replace(need === 'factor' ? '/admin/second-factor' : '/admin');
  }

  if (!link) return <p role="status">{says.looking}</p>;
  if ('problem' in link) return <p role="alert">{link.problem}</p>;
  if (link.state !== 'open') {
    return (
      <>
        <h1>{says[link.state]}</h1>
        <p>{says[`${link.state}Text`]}</p>
        <Link className="account-button" href="/admin/login" prefetch={false}>
          {words.signIn.submit}
        </Link>
      </>
    );
  }
  const { asks = [] } = link;
  const fields = refused?.fields ?? {};
  return (
    <>
      <h1>{link.isInvitation ? says.heading : says.newHeading}</h1>
      {asks.includes('email') ? (
        <p>{says.firstAdmin}</p>
      ) : (
        <p>
          {link.isInvitation ? says.signInAs : says.itIsFor} <strong>{link.email}</strong>.{' '}
          {link.isInvitation && says.youAreIn}
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
            hint={says.nameHint}
            value={person.name}
            onType={(name) => setPerson({ ...person, name })}
            problem={fields.name}
            dir="auto"
            autoComplete="name"
            required
          />
        )}
        {asks.includes('email') ? (
          <TextField
            label={words.email}
            hint={says.emailHint}
            type="email"
            value={person.email}
            onType={(email) => setPerson({ ...person, email })}
            problem={fields.email}
            autoComplete="username"
            required
          />
        ) : (
          <input type="hidden" autoComplete="username" value={link.email} readOnly />
        )}
        <TextField
          label={words.password}
          hint={says.hint}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          value={password}
          onType={setPassword}
          problem={fields.password}
          maxLength={500}
          required
        />
        <p role="alert">{Object.keys(fields).length > 0 ? '' : refused?.message}</p>
        <label className="account-check">
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          {says.show}
        </label>
        <div className="account-acts">
          <button type="submit" data-main disabled={isBusy}>
            {link.isInvitation ? says.chooseAndSignIn : says.choose}
          </button>
        </div>
      </form>
    </>
  );
}

/** What is asked for besides the password, and no more. */
const toTyped = (
  link: OpenedLink | { problem: string } | undefined,
  person: { name: string; email: string },
) =>
  Object.fromEntries(
    ((link && 'asks' in link && link.asks) || []).map((field) => [field, person[field]]),
  );

const readToken = () => window.location.hash.slice(1);
