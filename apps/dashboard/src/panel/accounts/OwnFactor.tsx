'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { NewRecoveryCodes, PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { Codes } from './Codes.tsx';
import { Prove } from './Prove.tsx';
import { Scan } from './Scan.tsx';

interface OwnFactorProps {
  /** Since when there is one; nothing when there is none. */
  since?: string;
  /** Recovery codes that are left. */
  codes: number;
  /** Whether it may not be removed. */
  isRequired: boolean;
}

type Step =
  | { at: 'prepare' | 'renew' | 'remove' }
  | { at: 'scan'; prepared: PreparedFactor }
  | { at: 'codes'; codes: string[] };

/** One's own second factor: set up, moved to another phone, given new recovery codes, or removed. */
export function OwnFactor({ since, codes, isRequired }: OwnFactorProps) {
  const router = useRouter();
  const [step, setStep] = useState<Step>();
  const [said, setSaid] = useState('');
  const has = since !== undefined;

  function close(words = '') {
    setStep(undefined);
    setSaid(words);
    router.refresh();
  }

  return (
    <>
      <p>
        {has
          ? `On since ${since}. ${toLeft(codes)}`
          : 'Off. With it, a password alone lets nobody in: you also type a code that your phone shows.'}
      </p>
      <div className="account-acts">
        <button type="button" onClick={() => setStep({ at: 'prepare' })}>
          {has ? 'Move it to another phone' : 'Turn it on'}
        </button>
        {has && (
          <button type="button" onClick={() => setStep({ at: 'renew' })}>
            New recovery codes
          </button>
        )}
        {has && !isRequired && (
          <button type="button" onClick={() => setStep({ at: 'remove' })}>
            Turn it off
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      {step && (
        <AccountDialog
          label="Second factor"
          canClose={step.at !== 'codes'}
          onClose={() => close(said)}
        >
          {step.at === 'prepare' && (
            <Prove<PreparedFactor>
              heading={has ? 'Move it to another phone' : 'Turn the second factor on'}
              words={
                has
                  ? 'The present one counts until the new one is confirmed. Every other place you are signed in is signed out then.'
                  : 'You need an authenticator app on your phone. Every other place you are signed in is signed out.'
              }
              button="Go on"
              needsCode={has}
              path="factor/prepare"
              onDone={(prepared) => setStep({ at: 'scan', prepared })}
            />
          )}
          {step.at === 'scan' && (
            <Scan
              prepared={step.prepared}
              onDone={(made) => setStep({ at: 'codes', codes: made })}
            />
          )}
          {step.at === 'renew' && (
            <Prove<NewRecoveryCodes>
              heading="New recovery codes"
              words="Ten new ones take the place of those before."
              button="Make them"
              needsCode
              path="factor/codes"
              onDone={({ recoveryCodes }) => setStep({ at: 'codes', codes: recoveryCodes })}
            />
          )}
          {step.at === 'remove' && (
            <Prove
              heading="Turn the second factor off"
              words="Then your password alone lets you in again. Every other place you are signed in is signed out."
              button="Turn it off"
              needsCode
              path="factor/remove"
              onDone={() => close('The second factor is off.')}
            />
          )}
          {step.at === 'codes' && (
            <Codes codes={step.codes} words="I have them" onDone={() => close('Done.')} />
          )}
        </AccountDialog>
      )}
    </>
  );
}

const toLeft = (codes: number): string => {
  if (codes === 0) return 'No recovery code is left: make new ones.';
  return codes === 1 ? 'One recovery code is left.' : `${codes} recovery codes are left.`;
};
