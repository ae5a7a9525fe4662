'use client';

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
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    router.refresh();
  }

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
            onClose={close}
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
