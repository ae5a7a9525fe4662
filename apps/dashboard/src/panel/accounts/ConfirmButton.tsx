'use client';

import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { ProofFields } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';

interface AccountDialogProps {
  /** Accessible name. */
  label: string;
  onClose: () => void;
  /** Whether it has a button to close it; codes that are shown once have their own. */
  canClose?: boolean;
  children: ReactNode;
}

/** A dialog outside of the form of the account, because forms cannot be nested. */
export function AccountDialog({ label, onClose, canClose = true, children }: AccountDialogProps) {
  const { close } = useTranslations('accounts').texts;
  return createPortal(
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className="account-dialog"
      aria-label={label}
      onClose={onClose}
    >
      {children}
      {canClose && (
        <button type="button" className="account-dialog__close" onClick={onClose}>
          {close}
        </button>
      )}
    </dialog>,
    document.body,
  );
}

interface ConfirmButtonProps<Answer> {
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
  /** Whether the user has a second factor. */
  needsCode: boolean;
  /** Shown afterwards. */
  notice?: string;
  /** Page to load afterwards; without it, the data of this page are read again. */
  href?: string;
  onDone?: (answer: Answer) => void;
  /** Fields of the change. */
  children?: ReactNode;
}

/** Names of the proof where `password` is a new one. */
const changeNames = { password: 'currentPassword', code: 'currentCode' };

/** A button whose dialog confirms a change with the user's password and code. */
export function ConfirmButton<Answer = unknown>(props: ConfirmButtonProps<Answer>) {
  const {
    label,
    name,
    heading = name ?? label,
    text,
    submitLabel = label,
    path,
    method,
    values,
  } = props;
  const { needsCode, notice, href, onDone, children } = props;
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);

  function finish(answer: Answer) {
    setOpen(false);
    setDone(true);
    onDone?.(answer);
    if (href === undefined) router.refresh();
    else window.location.assign(href);
  }

  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        {label}
      </button>
      {notice && <span role="status">{isDone && notice}</span>}
      {isOpen && (
        <AccountDialog label={heading} onClose={() => setOpen(false)}>
          <AccountForm<Answer>
            path={path}
            method={method}
            values={values}
            submitLabel={submitLabel}
            onDone={finish}
          >
            <h2>{heading}</h2>
            {text && <p>{text}</p>}
            {children}
            <ProofFields
              needsCode={needsCode}
              names={method === 'PATCH' ? changeNames : undefined}
            />
          </AccountForm>
        </AccountDialog>
      )}
    </>
  );
}
