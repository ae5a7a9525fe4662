'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { CodeField } from './CodeField.tsx';
import { TextField } from './TextField.tsx';

/** Credentials that a user enters again. */
export interface Credentials {
  password: string;
  code: string;
}

/** The proof of a form, before and while it is typed. */
export function useCredentials() {
  const [proof, setProof] = useState<Credentials>({ password: '', code: '' });
  return [proof, setProof] as const;
}

interface ReauthenticationFieldsProps {
  credentials: Credentials;
  onChange: (proof: Credentials) => void;
  /** Whether the user has a second factor. */
  needsCode: boolean;
  /** What is wrong with it. */
  problems: { password?: string; code?: string };
}

/** The fields for the password and, with a second factor, the code. */
export function ReauthenticationFields({
  credentials,
  onChange,
  needsCode,
  problems,
}: ReauthenticationFieldsProps) {
  const { yourPassword } = useTranslations('accounts').texts;
  return (
    <>
      <TextField
        label={yourPassword}
        type="password"
        autoComplete="current-password"
        value={credentials.password}
        onValueChange={(password) => onChange({ ...credentials, password })}
        problem={problems.password}
        required
      />
      {needsCode && (
        <CodeField
          value={credentials.code}
          onValueChange={(code) => onChange({ ...credentials, code })}
          problem={problems.code}
        />
      )}
    </>
  );
}

/** Credentials for the request, without an unneeded code. */
export const toSentCredentials = ({ password, code }: Credentials, needsCode: boolean) => ({
  password,
  ...(needsCode && { code }),
});
