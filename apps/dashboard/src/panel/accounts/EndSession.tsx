'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';
import { requestAccount } from './request-account.ts';

interface EndSessionProps {
  account: number;
  /** Which one; all when left out. */
  session?: number;
  buttonLabel: string;
  /** Accessible name, if the label is ambiguous. */
  label?: string;
  /** Whether the current session ends, too. */
  endsThis?: boolean;
  /** For other users' sessions: whether the admin has a second factor. Own sessions need no reauthentication. */
  reauthentication?: { needsCode: boolean };
}

/** Ends one session of a user, or all. */
export function EndSession(props: EndSessionProps) {
  const { account, session, buttonLabel, label, endsThis = false, reauthentication } = props;
  const translations = useTranslations('accounts');
  const router = useRouter();
  const [problem, setProblem] = useState('');
  const [isOpen, setOpen] = useState(false);
  const which = { account, ...(session !== undefined && { session }) };

  async function end() {
    setProblem('');
    const result = await requestAccount('accounts/sessions/end', which, translations);
    if (!result.isOk) setProblem(result.message);
    else if (endsThis) window.location.assign('/admin/logout');
    else router.refresh();
  }

  return (
    <div className="account-acts">
      <button
        type="button"
        {...(label && { 'aria-label': label })}
        onClick={() => (reauthentication ? setOpen(true) : void end())}
      >
        {buttonLabel}
      </button>
      <span role="alert">{problem}</span>
      {isOpen && reauthentication && (
        <AccountDialog label={label ?? buttonLabel} onClose={() => setOpen(false)}>
          <ReauthenticationForm
            heading={label ?? buttonLabel}
            text={translations.texts.sessions.before}
            button={buttonLabel}
            needsCode={reauthentication.needsCode}
            path="sessions/end"
            more={which}
            onDone={() => {
              setOpen(false);
              router.refresh();
            }}
          />
        </AccountDialog>
      )}
    </div>
  );
}
