'use client';

import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';
import { useWords } from '../language/SpokenLanguage.tsx';
import { type Asked, ask } from './ask.ts';
import { SentNotice } from './SentNotice.tsx';

interface SendLinkProps {
  account: number;
  words: string;
}

/** Sends a link to choose a password, in place of those before. */
export function SendLink({ account, words }: SendLinkProps) {
  const speech = useWords('accounts');
  const [asked, setAsked] = useState<Asked<SentLink>>();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setAsked(await ask<SentLink>('accounts/links/send', { account }, speech));
    setBusy(false);
  }

  return (
    <>
      {asked?.isOk && <SentNotice sent={asked.answer} />}
      {asked && !asked.isOk && <p role="alert">{asked.message}</p>}
      <div className="account-acts">
        <button type="button" disabled={isBusy} onClick={() => void send()}>
          {words}
        </button>
      </div>
    </>
  );
}
