'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useWords } from '../language/SpokenLanguage.tsx';
import { ask } from './ask.ts';

interface EndSessionProps {
  account: number;
  /** Which one; all when left out. */
  session?: number;
  words: string;
  /** What a screen reader says of it, where the words alone are not enough. */
  label?: string;
  /** Whether the one that asks ends, too. */
  endsThis?: boolean;
}

/** Ends one place somebody is signed in, or all. */
export function EndSession({ account, session, words, label, endsThis = false }: EndSessionProps) {
  const speech = useWords('accounts');
  const router = useRouter();
  const [problem, setProblem] = useState('');

  async function end() {
    setProblem('');
    const asked = await ask(
      'accounts/sessions/end',
      {
        account,
        ...(session !== undefined && { session }),
      },
      speech,
    );
    if (!asked.isOk) setProblem(asked.message);
    else if (endsThis) window.location.assign('/admin/logout');
    else router.refresh();
  }

  return (
    <div className="account-acts">
      <button type="button" {...(label && { 'aria-label': label })} onClick={() => void end()}>
        {words}
      </button>
      <span role="alert">{problem}</span>
    </div>
  );
}
