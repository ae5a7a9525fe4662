'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { PreparedFactor } from '../../accounts/factor.ts';
import type { NewRecoveryCodes } from '../../accounts/factor-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { ProofFields, QrCodeField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountDialog } from './ConfirmButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface FactorButtonProps {
  /** `prepare` sets a second factor up, `codes` replaces its recovery codes. */
  action: 'prepare' | 'codes';
  label: string;
  heading: string;
  text: string;
  submitLabel: string;
  /** Whether the user has a second factor. */
  needsCode: boolean;
}

/** A button whose dialog sets up the user's own second factor, or replaces its recovery codes. */
export function FactorButton(props: FactorButtonProps) {
  const { action, label, heading, text, submitLabel, needsCode } = props;
  const { factor } = useTranslations('accounts').texts;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [prepared, setPrepared] = useState<PreparedFactor>();
  const [codes, setCodes] = useState<string[]>();
  const showCodes = ({ recoveryCodes }: NewRecoveryCodes) => setCodes(recoveryCodes);

  function close() {
    setOpen(false);
    setPrepared(undefined);
    setCodes(undefined);
    router.refresh();
  }

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <AccountDialog label={factor.name} canClose={!codes} onClose={close}>
          {codes && <RecoveryCodes codes={codes} onDone={close} />}
          {!codes && prepared && (
            <AccountForm<NewRecoveryCodes>
              key="confirm"
              path="accounts/factor/confirm"
              submitLabel={factor.turnOn}
              onDone={showCodes}
            >
              <QrCodeField {...prepared} />
            </AccountForm>
          )}
          {!codes && !prepared && (
            <AccountForm<PreparedFactor | NewRecoveryCodes>
              key={action}
              path={`accounts/factor/${action}`}
              submitLabel={submitLabel}
              onDone={(answer) =>
                'recoveryCodes' in answer ? showCodes(answer) : setPrepared(answer)
              }
            >
              <h2>{heading}</h2>
              <p>{text}</p>
              <ProofFields needsCode={needsCode} />
            </AccountForm>
          )}
        </AccountDialog>
      )}
    </>
  );
}
