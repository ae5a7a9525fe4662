'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface DialogButtonProps {
  label: string;
  /** Heads the dialog; by default the label. */
  heading?: string;
  closeLabel: string;
  /** The content of the dialog, which it can close. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a dialog; Payload's drawer has no accessible name. When it is closed, the data of the page are read
 * again.
 */
export function DialogButton({ label, heading = label, closeLabel, children }: DialogButtonProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // The browser returns the focus to the button.
  const close = () => document.querySelector<HTMLDialogElement>('.panel-dialog')?.close();

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen &&
        // Outside of the form of an account, because forms cannot be nested.
        createPortal(
          <dialog
            ref={(dialog) => {
              if (dialog && !dialog.open) dialog.showModal();
            }}
            className="panel-dialog"
            aria-label={heading}
            onCancel={(event) => {
              const fields = event.currentTarget.querySelectorAll('input');
              const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
              if (isTyped && !window.confirm(t('general:changesNotSaved'))) event.preventDefault();
            }}
            onClose={() => {
              setOpen(false);
              router.refresh();
            }}
          >
            <h2>{heading}</h2>
            {children(close)}
            <button type="button" onClick={close}>
              {closeLabel}
            </button>
          </dialog>,
          document.body,
        )}
    </>
  );
}
