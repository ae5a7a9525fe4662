'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface DialogButtonProps {
  label: string;
  /** Heads the dialog; by default the label. */
  heading?: string;
  closeLabel: string;
  /** The content of the dialog, which it can close. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog; Payload's drawer has no accessible name. Closing it reads the page's data again. */
export function DialogButton({ label, heading = label, closeLabel, children }: DialogButtonProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'open' | 'typed'>('closed');
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser returns the focus to the button.
  const close = () => dialog.current?.close();

  return (
    <>
      <button type="button" onClick={() => setState('open')}>
        {label}
      </button>
      {state !== 'closed' &&
        // Outside of the form of an account, because forms cannot be nested.
        createPortal(
          <dialog
            ref={(element) => {
              dialog.current = element;
              if (element && !element.open) element.showModal();
            }}
            className="panel-dialog"
            aria-label={heading}
            onInput={() => setState('typed')}
            onCancel={(event) => {
              const isTyped =
                state === 'typed' && event.currentTarget.querySelector('textarea, input');
              if (isTyped && !window.confirm(t('general:changesNotSaved'))) event.preventDefault();
            }}
            onClose={() => {
              setState('closed');
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
