'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface CodesProps {
  codes: string[];
  /** What follows when they are put away. */
  onDone: () => void;
  doneLabel: string;
}

/** Ten recovery codes, this one time. */
export function RecoveryCodes({ codes, onDone, doneLabel }: CodesProps) {
  const { codes: labels, copied } = useTranslations('accounts').texts;
  const [notice, setNotice] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setNotice(copied);
    } catch {
      setNotice(labels.noCopy);
    }
  }

  return (
    <div className="account-form">
      <h2>{labels.heading}</h2>
      <p>{labels.text}</p>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{notice}</p>
      <div className="account-acts">
        <button type="button" data-main onClick={onDone}>
          {doneLabel}
        </button>
        <button type="button" onClick={() => void copy()}>
          {labels.copy}
        </button>
      </div>
    </div>
  );
}
