'use client';

import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import type { Form } from '../../collections/messages/forms.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { isFound, toFound } from './place.ts';

interface DeleteProps {
  form: Form;
  id: number;
  /** Where to go when it has gone. */
  back: string;
}

/** Deletes a message for good, after a question. */
export function DeleteMessage({ form, id, back }: DeleteProps) {
  const { remove: says } = useTranslations('inbox').texts;
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    const answer = await fetch(`/cms-api/${form}/${id}`, { method: 'DELETE' }).catch(
      () => undefined,
    );
    if (answer?.ok) router.push(toFound(back, isFound()));
    else setProblem(says.failed);
  }

  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {says.button}
      </button>
      <dialog ref={dialog} className="inbox-dialog" aria-labelledby="delete-question">
        <h2 id="delete-question">{says.question}</h2>
        <p>{says.text}</p>
        {problem && <p role="alert">{problem}</p>}
        <div className="inbox-dialog__acts">
          <button type="button" onClick={() => dialog.current?.close()}>
            {says.no}
          </button>
          <button type="button" onClick={() => void remove()}>
            {says.yes}
          </button>
        </div>
      </dialog>
    </>
  );
}
