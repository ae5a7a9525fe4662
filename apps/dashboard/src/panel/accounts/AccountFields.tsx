'use client';

import { useState } from 'react';
import { type Role, roles } from '../../access/permissions.ts';
import type { PreparedFactor } from '../../accounts/factor/factor.ts';
import { MAX_INVITED } from '../../accounts/max-invited.ts';
import { Select } from '../controls/Select.tsx';
import { TextField, type TextFieldProps } from '../controls/TextField.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** An e-mail address. */
export const EmailField = (input: Partial<TextFieldProps>) => (
  <TextField
    name="email"
    label={useTranslations('accounts').texts.email}
    type="email"
    autoComplete="username"
    {...input}
  />
);

/** The code of the authenticator app, or a recovery code. */
export function FactorCodeField({ name = 'code', autoFocus = false }) {
  const { code } = useTranslations('accounts').texts;
  return (
    <TextField
      name={name}
      label={code.app}
      hint={code.recovery}
      autoFocus={autoFocus}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}

/** A password to set. */
export function NewPasswordField({ label }: { label: string }) {
  const { welcome } = useTranslations('accounts').texts;
  return (
    <TextField
      name="password"
      label={label}
      hint={welcome.hint}
      type="password"
      autoComplete="new-password"
      required
    />
  );
}

/** The role of an account. */
export function RoleField({ selected, name = 'role' }: { selected: Role; name?: string }) {
  const { invite: labels } = useTranslations('accounts').texts;
  return (
    <Select
      label={labels.may}
      name={name}
      defaultValue={selected}
      options={roles.map((one) => [one, `${labels.roles[one]}: ${labels.rights[one]}`])}
    />
  );
}

/** People to invite: fields for one, and for more on request, up to MAX_INVITED. */
export function PeopleFields() {
  const { texts, t } = useTranslations('accounts');
  const [count, setCount] = useState(1);
  return (
    <>
      {[...Array(count).keys()].map((row) => (
        <fieldset key={row} className="account-person">
          <legend hidden={count === 1}>
            <strong>{t(texts.invite.person, { number: row + 1 })}</strong>
          </legend>
          <TextField
            name={`people.${row}.name`}
            label={texts.name}
            maxLength={80}
            dir="auto"
            autoComplete="off"
            autoFocus
          />
          <EmailField name={`people.${row}.email`} autoComplete="off" />
          <RoleField name={`people.${row}.role`} selected="editor" />
        </fieldset>
      ))}
      <div className="acts">
        <button type="button" disabled={count === MAX_INVITED} onClick={() => setCount(count + 1)}>
          {texts.invite.more}
        </button>
      </div>
    </>
  );
}

/** The secret of a new second factor, and a field for its first code. */
export function QrCodeField({ secret, qr }: PreparedFactor) {
  const { factor } = useTranslations('accounts').texts;
  return (
    <>
      <h2>{factor.scan}</h2>
      {/* biome-ignore lint/performance/noImgElement: a drawing as a data URL */}
      <img className="account-qr" src={qr} alt={factor.qr} />
      <p>
        {factor.orType}
        <code className="account-secret">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextField
        name="code"
        label={factor.shown}
        hint={factor.shownHint}
        onChange={({ target }) =>
          /^(?:\s*\p{Nd}){6}\s*$/u.test(target.value) && target.form?.requestSubmit()
        }
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
    </>
  );
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { codes: labels } = useTranslations('accounts').texts;
  // A toast would be behind the dialog.
  const [notice, setNotice] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setNotice(labels.copied),
      () => setNotice(labels.notCopied),
    );
  return (
    <div className="request-form">
      <h2>{labels.heading}</h2>
      <p>{labels.text}</p>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="acts">
        <button type="button" data-main onClick={onDone}>
          {labels.kept}
        </button>
        <button type="button" onClick={copy}>
          {labels.copy}
        </button>
        <span role="status">{notice}</span>
      </div>
    </div>
  );
}
