'use client';

import { useState } from 'react';
import { useWords } from '../language/SpokenLanguage.tsx';
import { type Asked, ask } from './ask.ts';
import { CodeField } from './CodeField.tsx';
import { TextField } from './TextField.tsx';

interface ProveProps<Answer> {
  heading: string;
  words: string;
  button: string;
  /** Whether whoever asks has a second factor. */
  needsCode: boolean;
  /** Address below `accounts/`. */
  path: string;
  /** What is asked for besides. */
  more?: object;
  onDone: (answer: Answer) => void;
}

/** Asks for the password, and for a code where there is one, before how somebody signs in is changed. */
export function Prove<Answer>(props: ProveProps<Answer>) {
  const { heading, words, button, needsCode, path, more, onDone } = props;
  const speech = useWords('accounts');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Extract<Asked<Answer>, { isOk: false }>>();
  const [isBusy, setBusy] = useState(false);

  async function prove() {
    setBusy(true);
    const proof = { password, ...(needsCode && { code }) };
    const asked = await ask<Answer>(`accounts/${path}`, { ...more, ...proof }, speech);
    setBusy(false);
    if (asked.isOk) onDone(asked.answer);
    else setRefused(asked);
  }

  const { password: wrongPassword, code: wrongCode } = refused?.fields ?? {};
  return (
    <form
      className="account-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        // The account's own form is above it in React's tree.
        event.stopPropagation();
        if (!isBusy) void prove();
      }}
    >
      <h2>{heading}</h2>
      <p>{words}</p>
      <TextField
        label={speech.words.yourPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
        problem={wrongPassword}
        required
      />
      {needsCode && <CodeField value={code} onType={setCode} problem={wrongCode} />}
      <p role="alert">{wrongPassword || wrongCode ? '' : refused?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          {button}
        </button>
      </div>
    </form>
  );
}
