'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { NewRecoveryCodes, PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanQrCode } from './ScanQrCode.tsx';

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
  const {
    texts: { codes: ofCodes, factor },
    t,
  } = useTranslations('accounts');
  const router = useRouter();
  const [step, setStep] = useState<Step>();
  const [notice, setNotice] = useState('');
  const has = since !== undefined;

  function close(words = '') {
    setStep(undefined);
    setNotice(words);
    router.refresh();
  }

  return (
    <>
      <p>
        {has
          ? `${t(factor.onSince, { day: since })} ${codes === 0 ? factor.none : t(factor.left, { count: codes })}`
          : factor.off}
      </p>
      <div className="account-acts">
        <button type="button" onClick={() => setStep({ at: 'prepare' })}>
          {has ? factor.move : factor.turnOn}
        </button>
        {has && (
          <button type="button" onClick={() => setStep({ at: 'renew' })}>
            {factor.newCodes}
          </button>
        )}
        {has && !isRequired && (
          <button type="button" onClick={() => setStep({ at: 'remove' })}>
            {factor.turnOff}
          </button>
        )}
      </div>
      <p role="status">{notice}</p>
      {step && (
        <AccountDialog
          label={factor.name}
          canClose={step.at !== 'codes'}
          onClose={() => close(notice)}
        >
          {step.at === 'prepare' && (
            <ReauthenticationForm<PreparedFactor>
              heading={has ? factor.move : factor.turnOnHeading}
              text={has ? factor.moveText : factor.turnOnText}
              button={factor.goOn}
              needsCode={has}
              path="factor/prepare"
              onDone={(prepared) => setStep({ at: 'scan', prepared })}
            />
          )}
          {step.at === 'scan' && (
            <ScanQrCode
              prepared={step.prepared}
              onDone={(made) => setStep({ at: 'codes', codes: made })}
            />
          )}
          {step.at === 'renew' && (
            <ReauthenticationForm<NewRecoveryCodes>
              heading={factor.newCodes}
              text={factor.newCodesText}
              button={factor.makeCodes}
              needsCode
              path="factor/codes"
              onDone={({ recoveryCodes }) => setStep({ at: 'codes', codes: recoveryCodes })}
            />
          )}
          {step.at === 'remove' && (
            <ReauthenticationForm
              heading={factor.turnOffHeading}
              text={factor.turnOffText}
              button={factor.turnOff}
              needsCode
              path="factor/remove"
              onDone={() => close(factor.isOff)}
            />
          )}
          {step.at === 'codes' && (
            <RecoveryCodes
              codes={step.codes}
              doneLabel={ofCodes.kept}
              onDone={() => close(factor.done)}
            />
          )}
        </AccountDialog>
      )}
    </>
  );
}
