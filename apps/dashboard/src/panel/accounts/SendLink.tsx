'use client';

import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';
import { SentNotice } from './SentNotice.tsx';

interface SendLinkProps {
  account: number;
  buttonLabel: string;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Sends a link to choose a password, in place of those before. */
export function SendLink({ account, buttonLabel, needsCode }: SendLinkProps) {
  const { sent: labels } = useTranslations('accounts').texts;
  const [sent, setSent] = useState<SentLink>();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      {sent && <SentNotice sent={sent} />}
      <div className="account-acts">
        <button type="button" onClick={() => setOpen(true)}>
          {buttonLabel}
        </button>
      </div>
      {isOpen && (
        <AccountDialog label={buttonLabel} onClose={() => setOpen(false)}>
          <ReauthenticationForm<SentLink>
            heading={buttonLabel}
            text={labels.before}
            button={buttonLabel}
            needsCode={needsCode}
            path="links/send"
            more={{ account }}
            onDone={(response) => {
              setOpen(false);
              setSent(response);
            }}
          />
        </AccountDialog>
      )}
    </>
  );
}
