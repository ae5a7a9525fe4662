'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

interface ResetFactorProps {
  account: number;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Resets the second factor of a user who lost phone and recovery codes. */
export function ResetFactor({ account, needsCode }: ResetFactorProps) {
  const { factor } = useTranslations('accounts').texts;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState('');

  return (
    <>
      <div className="account-acts">
        <button type="button" onClick={() => setOpen(true)}>
          {factor.reset}
        </button>
      </div>
      <p role="status">{notice}</p>
      {isOpen && (
        <AccountDialog label={factor.resetHeading} onClose={() => setOpen(false)}>
          <ReauthenticationForm
            heading={factor.resetHeading}
            text={factor.resetText}
            button={factor.reset}
            needsCode={needsCode}
            path="factor/reset"
            more={{ account }}
            onDone={() => {
              setOpen(false);
              setNotice(factor.isReset);
              router.refresh();
            }}
          />
        </AccountDialog>
      )}
    </>
  );
}
