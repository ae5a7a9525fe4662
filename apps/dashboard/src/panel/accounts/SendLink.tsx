'use client';

import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { Prove } from './Prove.tsx';
import { SentNotice } from './SentNotice.tsx';

interface SendLinkProps {
  account: number;
  words: string;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Sends a link to choose a password, in place of those before. */
export function SendLink({ account, words, needsCode }: SendLinkProps) {
  const { sent: says } = useTranslations('accounts').texts;
  const [sent, setSent] = useState<SentLink>();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      {sent && <SentNotice sent={sent} />}
      <div className="account-acts">
        <button type="button" onClick={() => setOpen(true)}>
          {words}
        </button>
      </div>
      {isOpen && (
        <AccountDialog label={words} onClose={() => setOpen(false)}>
          <Prove<SentLink>
            heading={words}
            words={says.before}
            button={words}
            needsCode={needsCode}
            path="links/send"
            more={{ account }}
            onDone={(answer) => {
              setOpen(false);
              setSent(answer);
            }}
          />
        </AccountDialog>
      )}
    </>
  );
}
