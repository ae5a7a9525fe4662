'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { TextField } from './TextField.tsx';

interface CodeFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  problem?: string | undefined;
  autoFocus?: boolean;
}

/** The code of the authenticator app, or a recovery code. */
export function CodeField({ value, onValueChange, problem, autoFocus = false }: CodeFieldProps) {
  const { code } = useTranslations('accounts').texts;
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? code.recovery : code.app}
        value={value}
        onValueChange={onValueChange}
        problem={problem}
        autoFocus={autoFocus || isRecovery}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        placeholder={isRecovery ? 'xxxx-xxxx-xxxx' : '000 000'}
        maxLength={40}
        required
      />
      <button
        type="button"
        className="account-link"
        onClick={() => {
          onValueChange('');
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? code.useApp : code.useRecovery}
      </button>
    </>
  );
}
