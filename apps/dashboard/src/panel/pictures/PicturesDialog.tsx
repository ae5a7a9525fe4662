'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Plural } from '../language/format-text.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PictureRows } from './PictureRows.tsx';

interface PicturesDialogProps {
  /** What the pictures are for. */
  label: string;
  /** Label of the button that inserts the uploaded pictures. */
  insert: Plural;
  /** Files that were dropped or pasted. */
  files: readonly File[];
  /** Whether only one picture is allowed. */
  isOne?: boolean;
  /** Whether all are put there as soon as they are stored. */
  isQuick?: boolean;
  onInsert(ids: number[]): void;
  onClose(): void;
}

/** The window in which pictures are uploaded for an article or a field, one or several at once. */
export function PicturesDialog(props: PicturesDialogProps) {
  const { label, insert, files, isOne = false, isQuick = false, onInsert, onClose } = props;
  const { texts, t } = useTranslations('pictures');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  function finish(ids: number[]) {
    onInsert(ids);
    dialog.current?.close();
  }

  // Not within the form, which the enter key would send.
  return createPortal(
    <dialog
      ref={dialog}
      className="pictures-dialog"
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => {
        // Closed meanwhile, it would not put what it stores where it is for.
        if (isBusy && event.key === 'Escape') event.preventDefault();
        // What is typed here is no business of an editor around it.
        event.stopPropagation();
      }}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onPaste={(event) => event.stopPropagation()}
    >
      <h2>{label}</h2>
      <PictureRows
        first={files}
        isOne={isOne}
        onBusy={setBusy}
        {...(isQuick && { onAllStored: finish })}
      >
        {(stored) => (
          <>
            {stored.length > 0 && (
              <button type="button" onClick={() => finish(stored)}>
                {t(insert, { count: stored.length })}
              </button>
            )}
            <button type="button" data-quiet="" onClick={() => dialog.current?.close()}>
              {texts.close}
            </button>
          </>
        )}
      </PictureRows>
    </dialog>,
    document.body,
  );
}
