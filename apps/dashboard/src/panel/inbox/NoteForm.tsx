'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestInbox, showError } from './request-inbox.ts';

/** Id of the field of the note. */
export const NOTE_ID = 'note';

/** A note for colleagues. It stays as it is written. */
export function NoteForm({ id }: { id: number }) {
  const { texts } = useTranslations('inbox');
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const note = field.current?.value.trim();
    if (!note) return;
    setBusy(true);
    try {
      await requestInbox('notes', { id, note }, texts);
      form.reset();
      router.refresh();
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void add(event)}>
      <label>
        {texts.history.note}
        <textarea ref={field} id={NOTE_ID} dir="auto" rows={3} maxLength={5000} />
      </label>
      <button type="submit" disabled={isBusy}>
        {texts.history.add}
      </button>
    </form>
  );
}
