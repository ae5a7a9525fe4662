'use client';

import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { isSearchUrl, toSearchUrl } from './list-position.ts';

interface DeleteProps {
  id: number;
  /** Where to go when it has gone. */
  back: string;
}

/** Deletes a message for good, after a question. */
export function DeleteMessage({ id, back }: DeleteProps) {
  const { remove: labels } = useTranslations('inbox').texts;
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    const response = await fetch(`/cms-api/submissions/${id}`, { method: 'DELETE' }).catch(
      () => undefined,
    );
    if (response?.ok) router.push(toSearchUrl(back, isSearchUrl()));
    else setProblem(labels.failed);
  }

  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {labels.button}
      </button>
      <dialog ref={dialog} className="inbox-dialog" aria-labelledby="delete-question">
        <h2 id="delete-question">{labels.question}</h2>
        <p>{labels.text}</p>
        {problem && <p role="alert">{problem}</p>}
        <div className="inbox-dialog__acts">
          <button type="button" onClick={() => dialog.current?.close()}>
            {labels.no}
          </button>
          <button type="button" onClick={() => void remove()}>
            {labels.yes}
          </button>
        </div>
      </dialog>
    </>
  );
}
