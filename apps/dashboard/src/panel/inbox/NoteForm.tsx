'use client';

import { useRouter } from 'next/navigation.js';
import { useRef } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { TaskForm } from '../TaskForm.tsx';
import { requestInbox } from './request-inbox.ts';

/** Id of the field of the note. */
export const NOTE_ID = 'note';

/** A note for colleagues. It stays as it is written. */
export function NoteForm({ id }: { id: number }) {
  const { texts } = useTranslations('inbox');
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);

  async function add(form: HTMLFormElement) {
    const note = field.current?.value.trim();
    if (!note) return;
    await requestInbox('notes', { id, note }, texts);
    form.reset();
    router.refresh();
  }

  return (
    <TaskForm task={add} submitLabel={texts.history.add}>
      <label>
        {texts.history.note}
        <textarea ref={field} id={NOTE_ID} dir="auto" rows={3} maxLength={5000} />
      </label>
    </TaskForm>
  );
}
