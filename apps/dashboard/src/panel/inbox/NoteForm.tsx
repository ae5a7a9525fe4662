'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { RequestForm } from '../controls/RequestForm.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Id of the field of the note. */
export const NOTE_ID = 'note';

/** A note for colleagues. It stays as it is written. */
export function NoteForm({ id }: { id: number }) {
  const { history: labels } = useTranslations('inbox').texts;
  const router = useRouter();
  // The form is drawn again after each note, and is empty then.
  const [count, setCount] = useState(0);
  const finish = () => {
    setCount(count + 1);
    router.refresh();
  };
  return (
    <RequestForm
      key={count}
      path="inbox/notes"
      values={{ id }}
      submitLabel={labels.add}
      onDone={finish}
    >
      <label>
        {labels.note}
        <textarea id={NOTE_ID} name="note" required dir="auto" rows={3} maxLength={5000} />
      </label>
    </RequestForm>
  );
}
