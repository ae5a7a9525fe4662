'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Shown if the browser does not allow it. */
  failure: string;
}

/** Copies a text that is shown only once. */
export function CopyButton({ text, label, failure }: CopyButtonProps) {
  const { copied } = useTranslations('accounts').texts;
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice(copied),
      () => setNotice(failure),
    );
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{notice}</span>
    </>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { codes: labels } = useTranslations('accounts').texts;
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
      <div className="account-acts">
        <button type="button" data-main onClick={onDone}>
          {labels.kept}
        </button>
        <CopyButton text={codes.join('\n')} label={labels.copy} failure={labels.noCopy} />
      </div>
    </div>
  );
}
