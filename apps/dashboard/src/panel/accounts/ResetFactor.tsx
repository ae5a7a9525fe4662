'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { AccountDialog } from './AccountDialog.tsx';
import { Prove } from './Prove.tsx';

interface ResetFactorProps {
  account: number;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Takes the second factor of somebody away who lost phone and recovery codes. */
export function ResetFactor({ account, needsCode }: ResetFactorProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  return (
    <>
      <div className="account-acts">
        <button type="button" onClick={() => setOpen(true)}>
          Reset it
        </button>
      </div>
      <p role="status">{said}</p>
      {isOpen && (
        <AccountDialog label="Reset the second factor" onClose={() => setOpen(false)}>
          <Prove
            heading="Reset the second factor"
            words="For somebody who lost the phone and the recovery codes. Be sure that it is this person who asks. They are signed out everywhere, and their password alone lets them in until they set it up anew."
            button="Reset it"
            needsCode={needsCode}
            path="factor/reset"
            more={{ account }}
            onDone={() => {
              setOpen(false);
              setSaid('It is reset.');
              router.refresh();
            }}
          />
        </AccountDialog>
      )}
    </>
  );
}
