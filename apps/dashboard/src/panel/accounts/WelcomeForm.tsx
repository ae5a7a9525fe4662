'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenedLink } from '../../accounts/link-endpoints.ts';
import type { LinkState } from '../../accounts/links.ts';
import { ask } from './ask.ts';
import { TextField } from './TextField.tsx';

/** Why a link opens nothing, and what to do. */
const closed: Record<Exclude<LinkState, 'open'>, [heading: string, words: string]> = {
  used: [
    'This link was used',
    'A password was chosen with it. If that was you, sign in; if it was not, tell an admin now.',
  ],
  expired: ['This link is too old', 'It worked for 72 hours. Ask an admin to send another one.'],
  replaced: [
    'There is a newer link',
    'A later one took its place. Look for the latest mail, or ask an admin to send another one.',
  ],
  unknown: [
    'This link is not complete',
    'Open it as it stands in the mail, with all its letters, or ask an admin to send another one.',
  ],
};

/** Asks for the first password, or a new one, and signs its owner in. */
export function WelcomeForm() {
  const [link, setLink] = useState<OpenedLink | { problem: string }>();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function look() {
    const asked = await ask<OpenedLink>('accounts/links/read', { token: readToken() });
    setLink(asked.isOk ? asked.answer : { problem: asked.message });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it is opened
  useEffect(() => void look(), []);

  async function choose() {
    setBusy(true);
    setProblem(undefined);
    const chosen = await ask<{ email: string }>('accounts/links/use', {
      token: readToken(),
      password,
    });
    if (!chosen.isOk) {
      setProblem(chosen.message);
      setBusy(false);
      // Somebody may have been faster.
      await look();
      return;
    }
    const { email } = chosen.answer;
    const signedIn = await ask<{ need?: string }>('users/login', { email, password });
    const need = signedIn.isOk ? signedIn.answer.need : 'code';
    if (need === 'code') window.location.replace('/admin/login');
    else window.location.replace(need === 'factor' ? '/admin/second-factor' : '/admin');
  }

  if (!link) return <p role="status">Looking at the link …</p>;
  if ('problem' in link) return <p role="alert">{link.problem}</p>;
  if (link.state !== 'open') {
    const [heading, words] = closed[link.state];
    return (
      <>
        <h1>{heading}</h1>
        <p>{words}</p>
        <Link className="account-button" href="/admin/login" prefetch={false}>
          Sign in
        </Link>
      </>
    );
  }
  return (
    <>
      <h1>{link.isInvitation ? 'Welcome' : 'Choose a new password'}</h1>
      <p>
        {link.isInvitation ? 'You sign in as ' : 'It is for '}
        <strong>{link.email}</strong>. {link.isInvitation && 'Choose a password, and you are in.'}
      </p>
      <form
        className="account-form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void choose();
        }}
      >
        <input type="hidden" autoComplete="username" value={link.email} readOnly />
        <TextField
          label="Password"
          hint="12 characters or more. A few words that do not belong together are good."
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          value={password}
          onType={setPassword}
          problem={problem}
          maxLength={500}
          required
        />
        <label className="account-check">
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          Show the password
        </label>
        <div className="account-acts">
          <button type="submit" data-main disabled={isBusy}>
            {link.isInvitation ? 'Choose it and sign in' : 'Choose it'}
          </button>
        </div>
      </form>
    </>
  );
}

const readToken = () => window.location.hash.slice(1);
