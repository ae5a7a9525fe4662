'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NewRecoveryCodes, SentLink } from '../../accounts/account-endpoints.ts';
import type { PreparedFactor } from '../../accounts/factor.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { getTimeZone, toLongMoment } from '../language/times.ts';
import { ProofFields, QrCodeField, RecoveryCodes } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';

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
  /** Page to load afterwards; without it, the data of this page are read again. */
  href?: string;
  /** Fields of the change. */
  children?: ReactNode;
}

/** Responses that the dialog shows. They are shown only once. */
type ShownAnswer = PreparedFactor | NewRecoveryCodes | SentLink;

const isShown = (answer: object): answer is ShownAnswer =>
  'qr' in answer || 'recoveryCodes' in answer || 'until' in answer;

/** A button whose dialog confirms a change with the user's password and code. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, text, path, method, values, needsCode, notice, href, children } = props;
  const { texts } = useTranslations('accounts');
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<ShownAnswer>();

  function close() {
    setOpen(false);
    setAnswer(undefined);
    if (answer) router.refresh();
  }

  function finish(result: object) {
    if (href !== undefined) return window.location.assign(href);
    if (isShown(result)) return setAnswer(result);
    if (notice) toast.success(notice);
    setOpen(false);
    router.refresh();
  }

  return (
    <>
      <button type="button" className="account-button" onClick={() => setOpen(true)}>
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
            aria-label={label}
            onClose={close}
          >
            {answer ? (
              <Answer answer={answer} onAnswer={setAnswer} onClose={close} />
            ) : (
              <AccountForm
                path={path}
                method={method}
                values={values}
                submitLabel={label}
                onDone={finish}
              >
                <h2>{label}</h2>
                {text && <p>{text}</p>}
                {children}
                {needsCode !== undefined && (
                  <ProofFields needsCode={needsCode} isChange={method === 'PATCH'} />
                )}
              </AccountForm>
            )}
            <button type="button" className="account-button" onClick={close}>
              {texts.close}
            </button>
          </dialog>,
          document.body,
        )}
    </>
  );
}

interface AnswerProps {
  answer: ShownAnswer;
  onAnswer: (next: ShownAnswer) => void;
  onClose: () => void;
}

function Answer({ answer, onAnswer, onClose }: AnswerProps) {
  const { factor } = useTranslations('accounts').texts;
  if ('until' in answer) return <SentNotice {...answer} />;
  if ('recoveryCodes' in answer) {
    return <RecoveryCodes codes={answer.recoveryCodes} onDone={onClose} />;
  }
  return (
    <AccountForm<NewRecoveryCodes>
      path="accounts/factor/confirm"
      submitLabel={factor.confirm}
      onDone={onAnswer}
    >
      <QrCodeField {...answer} />
    </AccountForm>
  );
}

/** Recipient of a link; without a mail server the link itself. */
function SentNotice({ sentTo = '', link, until }: SentLink) {
  const { language, texts, t } = useTranslations('accounts');
  const time = `${toLongMoment(until, language)} (${getTimeZone()})`;
  return (
    <div className="account-notice" role="status">
      <p>{t(link ? texts.sent.passOn : texts.sent.onItsWay, { email: sentTo, time })}</p>
      {link && <code className="account-secret">{link}</code>}
    </div>
  );
}
