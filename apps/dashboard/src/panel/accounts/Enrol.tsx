'use client';

import { useState } from 'react';
import type { PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { ask } from './ask.ts';
import { Codes } from './Codes.tsx';
import { Scan } from './Scan.tsx';

/** Sets up the second factor of somebody who can do nothing before. */
export function Enrol() {
  const speech = useTranslations('accounts');
  const { codes: ofCodes, factor } = speech.texts;
  const [prepared, setPrepared] = useState<PreparedFactor>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();

  async function prepare() {
    const asked = await ask<PreparedFactor>('accounts/factor/prepare', {}, speech);
    if (asked.isOk) setPrepared(asked.answer);
    else setProblem(asked.message);
  }

  async function leave() {
    const asked = await ask('accounts/sessions/leave', {}, speech);
    if (asked.isOk) window.location.assign('/admin/login');
    else setProblem(asked.message);
  }

  if (codes) {
    return (
      <Codes codes={codes} words={ofCodes.kept} onDone={() => window.location.assign('/admin')} />
    );
  }
  if (prepared) return <Scan prepared={prepared} onDone={setCodes} />;
  return (
    <div className="account-form">
      <p>{factor.need}</p>
      <p role="alert">{problem}</p>
      <div className="account-acts">
        <button type="button" data-main onClick={() => void prepare()}>
          {factor.setUp}
        </button>
        <button type="button" onClick={() => void leave()}>
          {factor.signOut}
        </button>
      </div>
    </div>
  );
}
