'use client';

import { useState } from 'react';
import type { NewRecoveryCodes, PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestAccount } from './request-account.ts';
import { TextField } from './TextField.tsx';

interface ScanProps {
  prepared: PreparedFactor;
  onDone: (codes: string[]) => void;
}

/** Shows the secret as QR code, and verifies the first code. */
export function ScanQrCode({ prepared: { secret, qr }, onDone }: ScanProps) {
  const translations = useTranslations('accounts');
  const { factor } = translations.texts;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const result = await requestAccount<NewRecoveryCodes>(
      'accounts/factor/confirm',
      { code },
      translations,
    );
    setBusy(false);
    if (result.isOk) onDone(result.data.recoveryCodes);
    else setProblem(result.message);
  }

  return (
    <form
      className="account-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isBusy) void confirm();
      }}
    >
      <h2>{factor.scan}</h2>
      <svg
        className="account-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={factor.qr}
      >
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <p>
        {factor.orType}
        <code className="account-secret">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={factor.shown}
        value={code}
        onValueChange={setCode}
        problem={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="000 000"
        maxLength={10}
        required
      />
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          {factor.turnOn}
        </button>
      </div>
    </form>
  );
}
