'use client';

import { useState } from 'react';
import type { Role } from '../../access/roles.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { type Asked, ask } from './ask.ts';
import { ProofFields, useProof } from './ProofFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { TextField } from './TextField.tsx';

interface ChangeSignInProps {
  what: 'email' | 'password' | 'role';
  account: number;
  /** What the account may do now. */
  role: Role;
  /** Whether whoever changes it has a second factor. */
  needsCode: boolean;
}

/** A button, and the dialog in which one fact of how somebody signs in is changed. */
export function ChangeSignIn(props: ChangeSignInProps) {
  const { what } = props;
  const { change: says } = useTranslations('accounts').texts;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  function finish() {
    setOpen(false);
    // The form below holds the others as they were.
    if (what === 'password') setSaid(says.passwordDone);
    else window.location.reload();
  }

  return (
    <>
      <button
        type="button"
        onClick={() => {
          setSaid('');
          setOpen(true);
        }}
      >
        {says[what]}
      </button>
      <span role="status">{said}</span>
      {isOpen && (
        <AccountDialog label={says[what]} onClose={() => setOpen(false)}>
          <ChangeForm {...props} onDone={finish} />
        </AccountDialog>
      )}
    </>
  );
}

function ChangeForm(props: ChangeSignInProps & { onDone: () => void }) {
  const { what, account, role: before, needsCode, onDone } = props;
  const speech = useTranslations('accounts');
  const { change: says, welcome, ...words } = speech.texts;
  const [text, setText] = useState('');
  const [role, setRole] = useState(before);
  const [proof, setProof] = useProof();
  const [refused, setRefused] = useState<Extract<Asked<unknown>, { isOk: false }>>();
  const [isBusy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    const body = {
      [what]: what === 'role' ? role : text,
      currentPassword: proof.password,
      ...(needsCode && { currentCode: proof.code }),
    };
    const asked = await ask(`users/${account}?depth=0`, body, speech, 'PATCH');
    setBusy(false);
    if (asked.isOk) onDone();
    else setRefused(asked);
  }

  const { currentPassword, currentCode, ...problems } = refused?.fields ?? {};
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
          setRefused({ isOk: false, message: '', fields: { password: welcome.hint } });
        } else void change();
      }}
    >
      <h2>{says[what]}</h2>
      {what === 'email' && (
        <TextField
          label={says.newEmail}
          type="email"
          value={text}
          onType={setText}
          problem={problems.email}
          autoComplete="off"
          required
        />
      )}
      {what === 'password' && (
        <TextField
          label={says.newPassword}
          hint={welcome.hint}
          type="password"
          value={text}
          onType={setText}
          problem={problems.password}
          autoComplete="new-password"
          maxLength={500}
          required
        />
      )}
      {what === 'role' && <RoleChoice legend={words.invite.may} role={role} onChoose={setRole} />}
      <ProofFields
        proof={proof}
        onType={setProof}
        needsCode={needsCode}
        problems={{
          ...(currentPassword && { password: currentPassword }),
          ...(currentCode && { code: currentCode }),
        }}
      />
      <p role="alert">{isMarked ? '' : refused?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          {says.submit}
        </button>
      </div>
    </form>
  );
}
