'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { CodeField } from './CodeField.tsx';
import { TextField } from './TextField.tsx';

/** What somebody types to prove again who they are. */
export interface TypedProof {
  password: string;
  code: string;
}

/** The proof of a form, before and while it is typed. */
export function useProof() {
  const [proof, setProof] = useState<TypedProof>({ password: '', code: '' });
  return [proof, setProof] as const;
}

interface ProofFieldsProps {
  proof: TypedProof;
  onType: (proof: TypedProof) => void;
  /** Whether whoever types has a second factor. */
  needsCode: boolean;
  /** What is wrong with it. */
  problems: { password?: string; code?: string };
}

/** Asks for the password, and for a code where there is one. */
export function ProofFields({ proof, onType, needsCode, problems }: ProofFieldsProps) {
  const { yourPassword } = useTranslations('accounts').texts;
  return (
    <>
      <TextField
        label={yourPassword}
        type="password"
        autoComplete="current-password"
        value={proof.password}
        onType={(password) => onType({ ...proof, password })}
        problem={problems.password}
        required
      />
      {needsCode && (
        <CodeField
          value={proof.code}
          onType={(code) => onType({ ...proof, code })}
          problem={problems.code}
        />
      )}
    </>
  );
}

/** A proof as it is sent: without a code where none is asked for. */
export const toSentProof = ({ password, code }: TypedProof, needsCode: boolean) => ({
  password,
  ...(needsCode && { code }),
});
