'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

/** A note for colleagues. It stays as it is written. */
export function NoteForm({ id }: { id: number }) {
  const { texts } = useTranslations('inbox');
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    const note = field.current?.value.trim();
    if (!note || isBusy) return;
    setBusy(true);
    try {
      await requestInbox('notes', { id, note }, texts);
      if (field.current) field.current.value = '';
      setProblem(undefined);
      router.refresh();
    } catch (error) {
      setProblem(toErrorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void add(event)}>
      <label>
        {texts.history.note}
        <textarea ref={field} dir="auto" rows={3} maxLength={5000} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">{texts.history.add}</button>
    </form>
  );
}
