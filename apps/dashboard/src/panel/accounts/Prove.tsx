'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type Asked, ask } from './ask.ts';
import { ProofFields, toSentProof, useProof } from './ProofFields.tsx';

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

/** Asks for the password, and for a code where there is one, before somebody acts on an account. */
export function Prove<Answer>(props: ProveProps<Answer>) {
  const { heading, words, button, needsCode, path, more, onDone } = props;
  const speech = useTranslations('accounts');
  const [proof, setProof] = useProof();
  const [refused, setRefused] = useState<Extract<Asked<Answer>, { isOk: false }>>();
  const [isBusy, setBusy] = useState(false);

  async function prove() {
    setBusy(true);
    const body = { ...more, ...toSentProof(proof, needsCode) };
    const asked = await ask<Answer>(`accounts/${path}`, body, speech);
    setBusy(false);
    if (asked.isOk) onDone(asked.answer);
    else setRefused(asked);
  }

  const problems = refused?.fields ?? {};
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
      <ProofFields proof={proof} onType={setProof} needsCode={needsCode} problems={problems} />
      <p role="alert">{problems.password || problems.code ? '' : refused?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          {button}
        </button>
      </div>
    </form>
  );
}
