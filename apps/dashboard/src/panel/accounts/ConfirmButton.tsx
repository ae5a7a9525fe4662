'use client';

import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NewRecoveryCodes, SentLink } from '../../accounts/account-endpoints.ts';
import type { PreparedFactor } from '../../accounts/factor.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { getTimeZone, toLongMoment } from '../language/times.ts';
import { CopyButton, ProofFields, QrCodeField, RecoveryCodes } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';

interface ConfirmButtonProps {
  label: string;
  /** Accessible name of the button, if the label is ambiguous. It contains the label. */
  name?: string;
  /** Heading of the dialog; the name or label if missing. */
  heading?: string;
  text?: string;
  submitLabel?: string;
  /** Path below `/cms-api/`. */
  path: string;
  /** `PATCH` changes an account. */
  method?: 'POST' | 'PATCH';
  /** Values of the request besides those of the fields. */
  values?: object;
  /** Whether the confirmation needs a code besides the password. Without it, a click confirms. */
  needsCode?: boolean;
  /** Shown afterwards. */
  notice?: string;
  /** Page to load afterwards; without it, the data of this page are read again. */
  href?: string;
  /** Fields of the change. */
  children?: ReactNode;
}

interface BaseProps<Answer> extends ConfirmButtonProps {
  /** What the dialog shows afterwards; it closes without it. */
  renderAnswer?: (answer: Answer, close: () => void) => ReactNode;
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { close } = useTranslations('accounts').texts;
  return (
    <button type="button" onClick={onClose}>
      {close}
    </button>
  );
}

/** A button whose dialog confirms a change with the user's password and code. */
export function ConfirmButton<Answer extends object>({
  label,
  name,
  heading = name ?? label,
  text,
  submitLabel = label,
  path,
  method,
  values,
  needsCode,
  notice,
  href,
  children,
  renderAnswer,
}: BaseProps<Answer>) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  function close() {
    setOpen(false);
    setAnswer(undefined);
    if (answer) router.refresh();
  }

  function finish(result: Answer) {
    if (href !== undefined) window.location.assign(href);
    else if (renderAnswer || notice) setAnswer(result);
    else {
      setOpen(false);
      router.refresh();
    }
  }

  return (
    <>
      <button type="button" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen &&
        // Outside of the form of the account, because forms cannot be nested.
        createPortal(
          <dialog
            ref={(dialog) => {
              if (dialog && !dialog.open) dialog.showModal();
            }}
            className="account-dialog"
            aria-label={heading}
            onClose={close}
          >
            {answer && renderAnswer?.(answer, close)}
            {answer && notice && (
              <>
                <p role="status">{notice}</p>
                <CloseButton onClose={close} />
              </>
            )}
            {!answer && (
              <AccountForm<Answer>
                path={path}
                method={method}
                values={values}
                submitLabel={submitLabel}
                buttons={<CloseButton onClose={close} />}
                onDone={finish}
              >
                <h2>{heading}</h2>
                {text && <p>{text}</p>}
                {children}
                {needsCode !== undefined && (
                  <ProofFields needsCode={needsCode} isChange={method === 'PATCH'} />
                )}
              </AccountForm>
            )}
          </dialog>,
          document.body,
        )}
    </>
  );
}

/** A button whose dialog sets up the user's own second factor, or replaces its recovery codes. */
export const FactorButton = (props: ConfirmButtonProps) => (
  <ConfirmButton<PreparedFactor | NewRecoveryCodes>
    {...props}
    renderAnswer={(answer, close) => <FactorAnswer answer={answer} onClose={close} />}
  />
);

interface FactorAnswerProps {
  answer: PreparedFactor | NewRecoveryCodes;
  onClose: () => void;
}

/** First the new secret, if there is one, then the recovery codes. */
function FactorAnswer({ answer: first, onClose }: FactorAnswerProps) {
  const { factor } = useTranslations('accounts').texts;
  const [answer, setAnswer] = useState(first);
  if ('recoveryCodes' in answer) {
    return <RecoveryCodes codes={answer.recoveryCodes} onDone={onClose} />;
  }
  return (
    <AccountForm<NewRecoveryCodes>
      path="accounts/factor/confirm"
      submitLabel={factor.turnOn}
      buttons={<CloseButton onClose={onClose} />}
      onDone={setAnswer}
    >
      <QrCodeField {...answer} />
    </AccountForm>
  );
}

/** A button whose dialog sends a link to choose a password. */
export const SendLink = (props: ConfirmButtonProps) => (
  <ConfirmButton<SentLink>
    {...props}
    renderAnswer={(sent, close) => (
      <>
        <SentNotice {...sent} />
        <CloseButton onClose={close} />
      </>
    )}
  />
);

/** Recipient of a link; without a mail server the link itself, which is shown only once. */
function SentNotice({ sentTo = '', link, until }: SentLink) {
  const { language, texts, t } = useTranslations('accounts');
  const labels = texts.sent;
  const end = t(labels.works, { time: `${toLongMoment(until, language)} (${getTimeZone()})` });
  return (
    <div className="account-notice" role="status">
      {link ? (
        <>
          <p>
            {labels.passOn} {end} {labels.once}
          </p>
          <code className="account-secret">{link}</code>
          <div className="account-acts">
            <CopyButton text={link} label={labels.copy} />
          </div>
        </>
      ) : (
        <p>
          {t(labels.onItsWay, { email: sentTo })} {end} {labels.retried}
        </p>
      )}
    </div>
  );
}
