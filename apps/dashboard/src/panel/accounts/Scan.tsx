'use client';

import { useState } from 'react';
import type { NewRecoveryCodes, PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { ask } from './ask.ts';
import { TextField } from './TextField.tsx';

interface ScanProps {
  prepared: PreparedFactor;
  onDone: (codes: string[]) => void;
}

/** Shows the secret to an authenticator app, and asks for a code that shows that it has it. */
export function Scan({ prepared: { secret, qr }, onDone }: ScanProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const asked = await ask<NewRecoveryCodes>('accounts/factor/confirm', { code });
    setBusy(false);
    if (asked.isOk) onDone(asked.answer.recoveryCodes);
    else setProblem(asked.message);
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
      <h2>Scan this with your authenticator app</h2>
      <svg
        className="account-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code for an authenticator app; the text below says the same"
      >
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <p>
        Or type this text into the app:
        <code className="account-secret">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="The code it shows"
        value={code}
        onType={setCode}
        problem={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="000 000"
        maxLength={10}
        required
      />
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          Turn it on
        </button>
      </div>
    </form>
  );
}
