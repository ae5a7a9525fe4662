'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface AccountDialogProps {
  /** What a screen reader calls it. */
  label: string;
  onClose: () => void;
  /** Whether there is a button for it; what must be read first has its own. */
  canClose?: boolean;
  children: ReactNode;
}

/** A dialog outside the account's own form, whose fields would otherwise be a form in a form. */
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
