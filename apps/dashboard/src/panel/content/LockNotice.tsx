'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface LockNoticeProps {
  id: number | undefined;
  /** Who was typing when the form was opened. */
  writer?: string;
  /** Whether a save was rejected because of the lock. */
  isRefused: boolean;
  /** Called when the lock is released. */
  onFree(): void;
}

/** Shows that a colleague holds the lock, with a button to take over. */
export function LockNotice({ id, writer, isRefused, onFree }: LockNoticeProps) {
  const {
    texts: { lock: labels },
    t,
  } = useTranslations('content');
  const [isDismissed, setDismissed] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (isDismissed && !isRefused) return null;
  async function takeOver() {
    const query = new URLSearchParams({
      'where[and][0][document.relationTo][equals]': 'content',
      'where[and][1][document.value][equals]': String(id),
    });
    const response = await fetch(`/cms-api/payload-locked-documents?${query}`, {
      method: 'DELETE',
    }).catch(() => undefined);
    if (!response?.ok) return setProblem(labels.failed);
    setProblem(undefined);
    setDismissed(true);
    onFree();
  }
  return (
    <section className="editing-notice" aria-label={labels.label}>
      <p>
        <strong>{t(labels.writing, { writer: writer ?? labels.somebody })}</strong> {labels.free}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <p className="editing-notice__acts">
        <button type="button" onClick={() => void takeOver()}>
          {labels.takeOver}
        </button>
      </p>
    </section>
  );
}
