'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import { type Role, roles } from '../../access/roles.ts';
import type { SentLink } from '../../accounts/invite.ts';
import { useWords } from '../language/SpokenLanguage.tsx';
import { type Asked, ask } from './ask.ts';
import { SentNotice } from './SentNotice.tsx';
import { TextField } from './TextField.tsx';
import { useAwake } from './use-awake.ts';

/** Asks for name, address and role, and for nothing else. */
export function InviteForm() {
  const speech = useWords('accounts');
  const { invite: says, ...words } = speech.words;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [asked, setAsked] = useState<Asked<SentLink>>();
  const [isBusy, setBusy] = useState(false);
  const isAwake = useAwake();

  async function invite() {
    setBusy(true);
    setAsked(await ask<SentLink>('accounts/invitations', { name, email, role }, speech));
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
      <fieldset className="account-roles">
        <legend>{says.may}</legend>
        {roles.map((one) => (
          <label key={one} className="account-check">
            <input type="radio" name="role" checked={role === one} onChange={() => setRole(one)} />
            <span>
              <strong>{says.roles[one]}</strong> {says.rights[one]}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="alert">{isSaid ? '' : asked?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy || !isAwake}>
          {says.submit}
        </button>
      </div>
    </form>
  );
}
