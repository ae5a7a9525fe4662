'use client';

import { type InputHTMLAttributes, use, useId, useState } from 'react';
import { type Role, roles } from '../../access/roles.ts';
import type { PreparedFactor } from '../../accounts/factor.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FieldErrorsContext } from './AccountForm.tsx';

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  hint?: string;
};

/** A field of an `AccountForm`, with its error. */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  const id = useId();
  const error = use(FieldErrorsContext)[input.name];
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
      {error && (
        <p id={`${id}-error`} className="account-field__problem">
          {error}
        </p>
      )}
    </div>
  );
}

/** The code of the authenticator app, or a recovery code. */
export function CodeField({ name = 'code', autoFocus = false }) {
  const { code } = useTranslations('accounts').texts;
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <TextField
        key={String(isRecovery)}
        name={name}
        label={isRecovery ? code.recovery : code.app}
        autoFocus={autoFocus || isRecovery}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        placeholder={isRecovery ? 'xxxx-xxxx-xxxx' : '000 000'}
        maxLength={40}
      />
      <button type="button" className="account-link" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? code.useApp : code.useRecovery}
      </button>
    </>
  );
}

interface ProofFieldsProps {
  /** Whether the user has a second factor. */
  needsCode: boolean;
  names?: { password: string; code: string } | undefined;
}

/** The user's own password and code, which confirm a change. */
export function ProofFields({
  needsCode,
  names = { password: 'password', code: 'code' },
}: ProofFieldsProps) {
  const { yourPassword } = useTranslations('accounts').texts;
  return (
    <>
      <TextField
        name={names.password}
        label={yourPassword}
        type="password"
        autoComplete="current-password"
        maxLength={500}
      />
      {needsCode && <CodeField name={names.code} />}
    </>
  );
}

/** The role of an account. */
export function RoleField({ selected }: { selected: Role }) {
  const { invite: labels } = useTranslations('accounts').texts;
  return (
    <fieldset className="account-roles">
      <legend>{labels.may}</legend>
      {roles.map((one) => (
        <label key={one} className="account-check">
          <input type="radio" name="role" value={one} defaultChecked={one === selected} />
          <span>
            <strong>{labels.roles[one]}</strong> {labels.rights[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The secret of a new second factor, and a field for its first code. */
export function QrCodeField({ secret, qr }: PreparedFactor) {
  const { factor } = useTranslations('accounts').texts;
  return (
    <>
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
        name="code"
        label={factor.shown}
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="000 000"
        maxLength={10}
        required
      />
    </>
  );
}
