'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestAccount } from './request-account.ts';

interface EndOwnSessionProps {
  account: number;
  /** All sessions if missing, this one too. */
  session?: number;
  label: string;
  /** Accessible name. */
  name: string;
}

/** Ends a session of the user, or all. It needs no confirmation. */
export function EndOwnSession({ account, session, label, name }: EndOwnSessionProps) {
  const translations = useTranslations('accounts');
  const router = useRouter();
  const [problem, setProblem] = useState('');

  async function end() {
    const body = { account, session };
    const result = await requestAccount('accounts/sessions/end', body, translations);
    setProblem(result.isOk ? '' : result.message);
    if (!result.isOk) return;
    if (session === undefined) window.location.assign('/admin/logout');
    else router.refresh();
  }

  return (
    <div className="account-acts">
      <button type="button" aria-label={name} onClick={() => void end()}>
        {label}
      </button>
      <span role="alert">{problem}</span>
    </div>
  );
}
