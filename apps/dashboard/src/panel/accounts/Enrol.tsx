'use client';

import { useState } from 'react';
import type { PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { requestAccount } from './request-account.ts';
import { ScanQrCode } from './ScanQrCode.tsx';

/** Sets up the second factor of a user who has no access before. */
export function Enrol() {
  const translations = useTranslations('accounts');
  const { codes: ofCodes, factor } = translations.texts;
  const [prepared, setPrepared] = useState<PreparedFactor>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();

  async function prepare() {
    const result = await requestAccount<PreparedFactor>(
      'accounts/factor/prepare',
      {},
      translations,
    );
    if (result.isOk) setPrepared(result.data);
    else setProblem(result.message);
  }

  async function leave() {
    const result = await requestAccount('accounts/sessions/leave', {}, translations);
    if (result.isOk) window.location.assign('/admin/login');
    else setProblem(result.message);
  }

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        doneLabel={ofCodes.kept}
        onDone={() => window.location.assign('/admin')}
      />
    );
  }
  if (prepared) return <ScanQrCode prepared={prepared} onDone={setCodes} />;
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
