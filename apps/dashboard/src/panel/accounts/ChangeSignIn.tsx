'use client';

import { useState } from 'react';
import type { Role } from '../../access/roles.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationFields, useCredentials } from './ReauthenticationFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type AccountResult, requestAccount } from './request-account.ts';
import { TextField } from './TextField.tsx';

interface ChangeSignInProps {
  what: 'email' | 'password' | 'role';
  account: number;
  /** What the account may do now. */
  role: Role;
  /** Whether the current user has a second factor. */
  needsCode: boolean;
}

/** A button and its dialog that changes e-mail, password or role. */
export function ChangeSignIn(props: ChangeSignInProps) {
  const { what } = props;
  const { change: labels } = useTranslations('accounts').texts;
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState('');

  function finish() {
    setOpen(false);
    // The form below holds the others as they were.
    if (what === 'password') setNotice(labels.passwordDone);
    else window.location.reload();
  }

  return (
    <>
      <button
        type="button"
        onClick={() => {
          setNotice('');
          setOpen(true);
        }}
      >
        {labels[what]}
      </button>
      <span role="status">{notice}</span>
      {isOpen && (
        <AccountDialog label={labels[what]} onClose={() => setOpen(false)}>
          <ChangeForm {...props} onDone={finish} />
        </AccountDialog>
      )}
    </>
  );
}

function ChangeForm(props: ChangeSignInProps & { onDone: () => void }) {
  const { what, account, role: before, needsCode, onDone } = props;
  const translations = useTranslations('accounts');
  const { change: labels, welcome, ...words } = translations.texts;
  const [text, setText] = useState('');
  const [role, setRole] = useState(before);
  const [proof, setProof] = useCredentials();
  const [failure, setFailure] = useState<Extract<AccountResult<unknown>, { isOk: false }>>();
  const [isBusy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    const body = {
      [what]: what === 'role' ? role : text,
      currentPassword: proof.password,
      ...(needsCode && { currentCode: proof.code }),
    };
    const result = await requestAccount(`users/${account}?depth=0`, body, translations, 'PATCH');
    setBusy(false);
    if (result.isOk) onDone();
    else setFailure(result);
  }

  const { currentPassword, currentCode, ...problems } = failure?.fields ?? {};
  const isMarked = currentPassword || currentCode || problems[what];
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The account's own form is above it in React's tree.
        event.stopPropagation();
        if (isBusy) return;
        // Payload takes an empty password for none.
        if (what === 'password' && !text) {
          setFailure({ isOk: false, message: '', fields: { password: welcome.hint } });
        } else void change();
      }}
    >
      <h2>{labels[what]}</h2>
      {what === 'email' && (
        <TextField
          label={labels.newEmail}
          type="email"
          value={text}
          onValueChange={setText}
          problem={problems.email}
          autoComplete="off"
          required
        />
      )}
      {what === 'password' && (
        <TextField
          label={labels.newPassword}
          hint={welcome.hint}
          type="password"
          value={text}
          onValueChange={setText}
          problem={problems.password}
          autoComplete="new-password"
          maxLength={500}
          required
        />
      )}
      {what === 'role' && <RoleChoice legend={words.invite.may} role={role} onChoose={setRole} />}
      <ReauthenticationFields
        credentials={proof}
        onChange={setProof}
        needsCode={needsCode}
        problems={{
          ...(currentPassword && { password: currentPassword }),
          ...(currentCode && { code: currentCode }),
        }}
      />
      <p role="alert">{isMarked ? '' : failure?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          {labels.submit}
        </button>
      </div>
    </form>
  );
}
