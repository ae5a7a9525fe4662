'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { CodeField } from './CodeField.tsx';
import { requestAccount } from './request-account.ts';
import { TextField } from './TextField.tsx';
import { useHydrated } from './use-hydrated.ts';

interface SignInFormProps {
  /** Redirect target. */
  to: string;
  /** Whether a forgotten password can be sent for. */
  isMailSet: boolean;
}

/** The response to a correct password. */
interface SignedIn {
  need?: 'code' | 'factor' | 'welcome';
  /** Of the first admin: the link to choose a password with. */
  token?: string;
}

/** Sign-in with e-mail and password, then with the second factor. */
export function SignInForm({ to, isMailSet }: SignInFormProps) {
  const translations = useTranslations('accounts');
  const { signIn: labels, ...words } = translations.texts;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();

  async function signIn(known: { email: string; password: string }) {
    setEmail(known.email);
    setPassword(known.password);
    setBusy(true);
    setProblem(undefined);
    const result = await requestAccount<SignedIn>(
      'users/login',
      { ...known, ...(code && { code }) },
      translations,
    );
    if (result.isOk && result.data.need !== 'code') {
      // All of the page anew: what is shown depends on who it is.
      window.location.assign(toNext(result.data, to));
      return;
    }
    if (result.isOk) setCode('');
    else setProblem(result.message);
    setBusy(false);
  }

  return (
    <form
      className="account-form"
      // POST keeps the input out of the URL, even without script.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        // What a browser filled in before our script had taken over counts, too.
        const typed = new FormData(event.currentTarget);
        const read = (name: string, before: string) => String(typed.get(name) ?? before);
        void signIn({ email: read('email', email), password: read('password', password) });
      }}
    >
      {code === undefined ? (
        <>
          <TextField
            label={words.email}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onValueChange={setEmail}
            required
          />
          <TextField
            label={words.password}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
            required
          />
        </>
      ) : (
        <CodeField value={code} onValueChange={setCode} autoFocus />
      )}
      <p role="alert">{problem}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy || !isHydrated}>
          {code === undefined ? labels.submit : labels.checkCode}
        </button>
        {code !== undefined && (
          <button
            type="button"
            onClick={() => {
              setCode(undefined);
              setProblem(undefined);
            }}
          >
            {labels.back}
          </button>
        )}
      </div>
      {code === undefined &&
        (isMailSet ? (
          <Link href="/admin/forgot" prefetch={false}>
            {labels.forgot}
          </Link>
        ) : (
          <p>{labels.mailOff}</p>
        ))}
    </form>
  );
}

function toNext({ need, token }: SignedIn, to: string): string {
  if (need === 'welcome') return `/admin/welcome#${token}`;
  return need === 'factor' ? '/admin/second-factor' : to;
}
