'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ask } from './ask.ts';
import { Prove } from './Prove.tsx';

interface EndSessionProps {
  account: number;
  /** Which one; all when left out. */
  session?: number;
  words: string;
  /** What a screen reader says of it, where the words alone are not enough. */
  label?: string;
  /** Whether the one that asks ends, too. */
  endsThis?: boolean;
  /** Of somebody else's account: whether the admin has a second factor. Ending one's own needs no proof. */
  proof?: { needsCode: boolean };
}

/** Ends one place somebody is signed in, or all. */
export function EndSession(props: EndSessionProps) {
  const { account, session, words, label, endsThis = false, proof } = props;
  const speech = useTranslations('accounts');
  const router = useRouter();
  const [problem, setProblem] = useState('');
  const [isOpen, setOpen] = useState(false);
  const which = { account, ...(session !== undefined && { session }) };

  async function end() {
    setProblem('');
    const asked = await ask('accounts/sessions/end', which, speech);
    if (!asked.isOk) setProblem(asked.message);
    else if (endsThis) window.location.assign('/admin/logout');
    else router.refresh();
  }

  return (
    <div className="account-acts">
      <button
        type="button"
        {...(label && { 'aria-label': label })}
        onClick={() => (proof ? setOpen(true) : void end())}
      >
        {words}
      </button>
      <span role="alert">{problem}</span>
      {isOpen && proof && (
        <AccountDialog label={label ?? words} onClose={() => setOpen(false)}>
          <Prove
            heading={label ?? words}
            words={speech.texts.sessions.before}
            button={words}
            needsCode={proof.needsCode}
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
