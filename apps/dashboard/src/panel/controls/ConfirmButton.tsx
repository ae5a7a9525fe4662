'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import type { NewRecoveryCodes, SentLink } from '../../accounts/account-endpoints.ts';
import type { PreparedFactor } from '../../accounts/factor/factor.ts';
import { locales } from '../../platform/language/language.ts';
import { getTimeZone, toLongMoment } from '../../platform/language/times.ts';
import { FactorCodeField, QrCodeField, RecoveryCodes } from '../accounts/AccountFields.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { DialogButton } from './DialogButton.tsx';
import { RequestForm } from './RequestForm.tsx';
import { TextField } from './TextField.tsx';

interface ConfirmButtonProps {
  /** Also heads the dialog. */
  label: string;
  text?: string;
  /** Path below `/cms-api/`. */
  path: string;
  /** `PATCH` changes an account. */
  method?: 'POST' | 'PATCH' | 'DELETE';
  /** Values of the request besides those of the fields. */
  values?: object;
  /** Whether the confirmation needs a code besides the password. Without it, a click confirms. */
  needsCode?: boolean;
  /** Shown afterwards. */
  notice?: string;
  onDone?: (result: object) => void;
  /** Page to load afterwards; without it, the data of this page are read again. */
  href?: string;
  /** Fields of the change. */
  children?: ReactNode;
}

/** A button whose dialog confirms a change with the user's password and code. */
export const ConfirmButton = (props: ConfirmButtonProps) => (
  <DialogButton label={props.label} closeLabel={useTranslations('accounts').texts.close}>
    {(close) => <Confirmation {...props} onClose={close} />}
  </DialogButton>
);

type ConfirmationProps = ConfirmButtonProps & { onClose: () => void };

function Confirmation(props: ConfirmationProps) {
  const { label, text, path, method, values, needsCode, notice, href, children } = props;
  const { onDone, onClose } = props;
  const { factor, yourPassword } = useTranslations('accounts').texts;
  const { user } = useAuth();
  // Then `password` is the new password.
  const isChange = method === 'PATCH';
  /** What is shown only once. */
  const [outcome, setOutcome] = useState<PreparedFactor | NewRecoveryCodes | SentLink[]>();

  function finish(result: object) {
    if (href !== undefined) window.location.assign(href);
    else if ('qr' in result || 'recoveryCodes' in result || Array.isArray(result))
      setOutcome(result as typeof outcome);
    else {
      if (notice) toast.success(notice);
      onDone?.(result);
      onClose();
    }
  }

  if (!outcome) {
    return (
      <RequestForm path={path} method={method} values={values} submitLabel={label} onDone={finish}>
        {text && <p>{text}</p>}
        {children}
        {needsCode !== undefined && (
          <>
            {/* For password managers. Without a name, it is not sent. */}
            <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
            <TextField
              name={isChange ? 'currentPassword' : 'password'}
              label={yourPassword}
              type="password"
              autoComplete="current-password"
            />
            {needsCode && <FactorCodeField name={isChange ? 'currentCode' : 'code'} />}
          </>
        )}
      </RequestForm>
    );
  }
  if (Array.isArray(outcome)) return <SentNotice links={outcome} />;
  if ('recoveryCodes' in outcome)
    return <RecoveryCodes codes={outcome.recoveryCodes} onDone={onClose} />;
  return (
    <RequestForm<NewRecoveryCodes>
      path="accounts/factor/confirm"
      submitLabel={factor.confirm}
      onDone={setOutcome}
    >
      <QrCodeField {...outcome} />
    </RequestForm>
  );
}

/** Who gets a link; without a mail server the links themselves. */
function SentNotice({ links }: { links: SentLink[] }) {
  const { language, texts, t } = useTranslations('accounts');
  const [first] = links;
  const emails = new Intl.ListFormat(locales[language]).format(links.map(({ email }) => email));
  const time = first && `${toLongMoment(first.until, language)} (${getTimeZone()})`;
  return (
    <div className="account-notice" role="status">
      <p>{t(first?.link ? texts.sent.passOn : texts.sent.onItsWay, { emails, time })}</p>
      {links.map(
        ({ email, link }) =>
          link && (
            <p key={email} dir="ltr">
              {email}
              <code className="account-secret">{link}</code>
            </p>
          ),
      )}
    </div>
  );
}
