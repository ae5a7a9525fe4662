'use client';

import { useRef, useState } from 'react';
import type { Recipients } from '../../submissions/inbox/rejections.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { NoticeContent } from './Notice.tsx';
import { RejectForm } from './RejectForm.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

interface RejectButtonProps {
  /** Numbers of the chosen applications. */
  ids: number[];
  onSent: (said: NoticeContent) => void;
}

/** Opens the dialog in which a reject mail is read, changed and confirmed. Nothing is sent before that. */
export function RejectButton({ ids, onSent }: RejectButtonProps) {
  const { texts } = useTranslations('inbox');
  const { reject: labels } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Recipients>();
  const [problem, setProblem] = useState<string>();
  const close = () => dialog.current?.close();

  async function open() {
    setFound(undefined);
    setProblem(undefined);
    dialog.current?.showModal();
    try {
      setFound(await (await requestInbox('rejections/recipients', { ids }, texts)).json());
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  return (
    <>
      <button type="button" onClick={() => void open()}>
        {labels.button}
      </button>
      <dialog ref={dialog} className="inbox-dialog reject" aria-labelledby="reject-title">
        <h2 id="reject-title">{labels.heading}</h2>
        {problem && <p role="alert">{problem}</p>}
        {!found && !problem && <p role="status">{labels.looking}</p>}
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
          {labels.nothing}
        </button>
      </dialog>
    </>
  );
}
