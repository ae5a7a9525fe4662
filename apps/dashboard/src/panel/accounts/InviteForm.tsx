'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { Role } from '../../access/roles.ts';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import {
  ReauthenticationFields,
  toSentCredentials,
  useCredentials,
} from './ReauthenticationFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type AccountResult, requestAccount } from './request-account.ts';
import { SentNotice } from './SentNotice.tsx';
import { TextField } from './TextField.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Invites a user. @param needsCode whether the admin has a second factor */
export function InviteForm({ needsCode }: { needsCode: boolean }) {
  const translations = useTranslations('accounts');
  const { invite: labels, ...words } = translations.texts;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [proof, setProof] = useCredentials();
  const [result, setResult] = useState<AccountResult<SentLink>>();
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();

  async function invite() {
    setBusy(true);
    const body = { name, email, role, ...toSentCredentials(proof, needsCode) };
    const response = await requestAccount<SentLink>('accounts/invitations', body, translations);
    setResult(response);
    if (response.isOk) setProof({ password: '', code: '' });
    setBusy(false);
  }

  if (result?.isOk) {
    return (
      <>
        <SentNotice sent={result.data} />
        <div className="account-acts">
          <button
            type="button"
            onClick={() => {
              setName('');
              setEmail('');
              setResult(undefined);
            }}
          >
            {labels.another}
          </button>
          <Link className="account-button" href="/admin/collections/users" prefetch={false}>
            {labels.all}
          </Link>
        </div>
      </>
    );
  }
  const fields = result?.fields ?? {};
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
        onValueChange={setName}
        problem={fields.name}
        maxLength={80}
        dir="auto"
        autoComplete="off"
      />
      <TextField
        label={words.email}
        type="email"
        value={email}
        onValueChange={setEmail}
        problem={fields.email}
        maxLength={254}
        autoComplete="off"
      />
      <RoleChoice legend={labels.may} role={role} onChoose={setRole} />
      <ReauthenticationFields
        credentials={proof}
        onChange={setProof}
        needsCode={needsCode}
        problems={fields}
      />
      <p role="alert">{isSaid ? '' : result?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy || !isHydrated}>
          {labels.submit}
        </button>
      </div>
    </form>
  );
}
