'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

interface DeleteAccountProps {
  account: number;
  /** Whether it is the account of the admin who is signed in. */
  isOwn: boolean;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Deletes an account for good. */
export function DeleteAccount({ account, isOwn, needsCode }: DeleteAccountProps) {
  const { deletion } = useTranslations('accounts').texts;
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {deletion.heading}
      </button>
      {isOpen && (
        <AccountDialog label={deletion.heading} onClose={() => setOpen(false)}>
          <ReauthenticationForm
            heading={deletion.heading}
            text={deletion.text}
            button={deletion.submit}
            needsCode={needsCode}
            path="delete"
            more={{ account }}
            onDone={() =>
              window.location.assign(isOwn ? '/admin/login' : '/admin/collections/users')
            }
          />
        </AccountDialog>
      )}
    </>
  );
}
