'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

/** A note for colleagues. It stays as it is written. */
export function NoteForm({ id }: { id: number }) {
  const { texts } = useTranslations('inbox');
  const router = useRouter();
  const [note, setNote] = useState('');
  const field = usePreHydrationInput<HTMLTextAreaElement>(note, setNote);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    try {
      await requestInbox('notes', { id, note }, texts);
      setNote('');
      setProblem(undefined);
      router.refresh();
    } catch (error) {
      setProblem(toErrorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() && !isBusy) void add();
      }}
    >
      <label>
        {texts.history.note}
        <textarea
          ref={field}
          dir="auto"
          rows={3}
          maxLength={5000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">{texts.history.add}</button>
    </form>
  );
}
