'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

interface ChangeFactorRuleProps {
  /** Whether admins need a second factor now. */
  isOn: boolean;
  /** Whether the admin has a second factor. */
  needsCode: boolean;
}

/** Turns the rule that admins need a second factor on or off. */
export function ChangeFactorRule({ isOn, needsCode }: ChangeFactorRuleProps) {
  const { rule } = useTranslations('accounts').texts;
  const [isOpen, setOpen] = useState(false);
  const button = isOn ? rule.turnOff : rule.turnOn;

  return (
    <>
      <div className="account-acts">
        <button type="button" onClick={() => setOpen(true)}>
          {button}
        </button>
      </div>
      {isOpen && (
        <AccountDialog label={rule.heading} onClose={() => setOpen(false)}>
          <ReauthenticationForm
            heading={rule.heading}
            text={isOn ? rule.turnOffText : rule.turnOnText}
            button={button}
            needsCode={needsCode}
            path="factor/rule"
            more={{ isRequired: !isOn }}
            onDone={() => window.location.reload()}
          />
        </AccountDialog>
      )}
    </>
  );
}
