'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { Role } from '../../access/roles.ts';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type Asked, ask } from './ask.ts';
import { ProofFields, toSentProof, useProof } from './ProofFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { SentNotice } from './SentNotice.tsx';
import { TextField } from './TextField.tsx';
import { useAwake } from './use-awake.ts';

/** Asks for name, address and role, and for a proof of who invites. @param needsCode whether they have a second factor */
export function InviteForm({ needsCode }: { needsCode: boolean }) {
  const speech = useTranslations('accounts');
  const { invite: says, ...words } = speech.texts;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [proof, setProof] = useProof();
  const [asked, setAsked] = useState<Asked<SentLink>>();
  const [isBusy, setBusy] = useState(false);
  const isAwake = useAwake();

  async function invite() {
    setBusy(true);
    const body = { name, email, role, ...toSentProof(proof, needsCode) };
    const answered = await ask<SentLink>('accounts/invitations', body, speech);
    setAsked(answered);
    if (answered.isOk) setProof({ password: '', code: '' });
    setBusy(false);
  }

  if (asked?.isOk) {
    return (
      <>
        <SentNotice sent={asked.answer} />
        <div className="account-acts">
          <button
            type="button"
            onClick={() => {
              setName('');
              setEmail('');
              setAsked(undefined);
            }}
          >
            {says.another}
          </button>
          <Link className="account-button" href="/admin/collections/users" prefetch={false}>
            {says.all}
          </Link>
        </div>
      </>
    );
  }
  const fields = asked?.fields ?? {};
  const isSaid = Object.keys(fields).length > 0;
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void invite();
      }}
    >
      <TextField
        label={words.name}
        value={name}
        onType={setName}
        problem={fields.name}
        maxLength={80}
        dir="auto"
        autoComplete="off"
      />
      <TextField
        label={words.email}
        type="email"
        value={email}
        onType={setEmail}
        problem={fields.email}
        maxLength={254}
        autoComplete="off"
      />
      <RoleChoice legend={says.may} role={role} onChoose={setRole} />
      <ProofFields proof={proof} onType={setProof} needsCode={needsCode} problems={fields} />
      <p role="alert">{isSaid ? '' : asked?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy || !isAwake}>
          {says.submit}
        </button>
      </div>
    </form>
  );
}
