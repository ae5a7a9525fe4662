'use client';

import { useState } from 'react';

interface CodesProps {
  codes: string[];
  /** What follows when they are put away. */
  onDone: () => void;
  words: string;
}

/** Ten recovery codes, this one time. */
export function Codes({ codes, onDone, words }: CodesProps) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not copy. Write them down instead.');
    }
  }

  return (
    <div className="account-form">
      <h2>Keep these recovery codes</h2>
      <p>
        Each lets you in once when the phone is away. They are shown this one time: put them where
        you keep your passwords.
      </p>
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
          Copy all
        </button>
      </div>
    </div>
  );
}
