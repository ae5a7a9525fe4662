'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface CodesProps {
  codes: string[];
  /** What follows when they are put away. */
  onDone: () => void;
  words: string;
}

/** Ten recovery codes, this one time. */
export function Codes({ codes, onDone, words }: CodesProps) {
  const { codes: says, copied } = useTranslations('accounts').texts;
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(copied);
    } catch {
      setSaid(says.noCopy);
    }
  }

  return (
    <div className="account-form">
      <h2>{says.heading}</h2>
      <p>{says.text}</p>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{said}</p>
      <div className="account-acts">
        <button type="button" data-main onClick={onDone}>
          {words}
        </button>
        <button type="button" onClick={() => void copy()}>
          {says.copy}
        </button>
      </div>
    </div>
  );
}
