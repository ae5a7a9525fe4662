'use client';

import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import type { Form } from '../../collections/messages/forms.ts';

interface DeleteProps {
  form: Form;
  id: number;
  /** Where to go when it has gone. */
  back: string;
}

/** Deletes a message for good, after a question. */
export function DeleteMessage({ form, id, back }: DeleteProps) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    const answer = await fetch(`/cms-api/${form}/${id}`, { method: 'DELETE' }).catch(
      () => undefined,
    );
    if (answer?.ok) router.push(back);
    else setProblem('It could not be deleted. Try again in a moment.');
  }

  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Delete …
      </button>
      <dialog ref={dialog} className="inbox-dialog" aria-labelledby="delete-question">
        <h2 id="delete-question">Delete this message?</h2>
        <p>It goes for good, with its history and every file that came with it.</p>
        {problem && <p role="alert">{problem}</p>}
        <button type="button" onClick={() => void remove()}>
          Delete it
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Keep it
        </button>
      </dialog>
    </>
  );
}
