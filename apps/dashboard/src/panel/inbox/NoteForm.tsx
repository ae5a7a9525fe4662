'use client';

import { useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { RequestForm } from '../controls/RequestForm.tsx';
import { openLocalDraft } from '../editing/local-drafts.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

const getField = () => document.querySelector<HTMLTextAreaElement>('#note');

/** Focuses the field of the note. */
export const focusNote = () => getField()?.focus();

/** Adds the note that was typed, if any. */
export function submitNote() {
  const field = getField();
  if (field && field.value.trim() !== '') field.form?.requestSubmit();
}

/** A note for colleagues. It stays as it is written. Until it is added, it is a local draft. */
export function NoteForm({ id }: { id: number }) {
  const { history: labels } = useTranslations('inbox').texts;
  const router = useRouter();
  const draft = openLocalDraft(Number(useAuth().user?.id), `submissions/${id}/note`);
  const [note, setNote] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the message is opened
  useEffect(() => setNote(String(draft.read()?.values.note ?? '')), []);
  const change = (text: string) => {
    setNote(text);
    if (text === '') draft.remove();
    else draft.write({ note: text });
  };
  const finish = () => {
    change('');
    router.refresh();
  };
  return (
    <RequestForm path="inbox/notes" values={{ id }} submitLabel={labels.add} onDone={finish}>
      <label>
        {labels.note}
        <textarea
          id="note"
          name="note"
          required
          dir="auto"
          rows={3}
          maxLength={5000}
          value={note}
          onChange={({ target }) => change(target.value)}
        />
      </label>
    </RequestForm>
  );
}
