'use client';

import { useRef, useState } from 'react';
import type { Recipients } from '../../inbox/rejections.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { Said } from './Notice.tsx';
import { RejectForm } from './RejectForm.tsx';
import { askInbox, toSentence } from './send.ts';

interface RejectButtonProps {
  /** Numbers of the chosen applications. */
  ids: number[];
  onSent: (said: Said) => void;
}

/** Opens the dialog in which a reject mail is read, changed and confirmed. Nothing is sent before that. */
export function RejectButton({ ids, onSent }: RejectButtonProps) {
  const { texts } = useTranslations('inbox');
  const { reject: says } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Recipients>();
  const [problem, setProblem] = useState<string>();
  const close = () => dialog.current?.close();

  async function open() {
    setFound(undefined);
    setProblem(undefined);
    dialog.current?.showModal();
    try {
      setFound(await (await askInbox('rejections/recipients', { ids }, texts)).json());
    } catch (error) {
      setProblem(toSentence(error));
    }
  }

  return (
    <>
      <button type="button" onClick={() => void open()}>
        {says.button}
      </button>
      <dialog ref={dialog} className="inbox-dialog reject" aria-labelledby="reject-title">
        <h2 id="reject-title">{says.heading}</h2>
        {problem && <p role="alert">{problem}</p>}
        {!found && !problem && <p role="status">{says.looking}</p>}
        {found && (
          <RejectForm
            {...found}
            onSent={(said) => {
              close();
              onSent(said);
            }}
          />
        )}
        <button type="button" onClick={close}>
          {says.nothing}
        </button>
      </dialog>
    </>
  );
}
