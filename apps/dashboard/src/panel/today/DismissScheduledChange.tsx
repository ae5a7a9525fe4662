'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

interface DismissScheduledChangeProps {
  /** URL of the scheduled change. */
  apiUrl: string;
  /** The label of the button. */
  label: string;
  /** Title of the document, for screen readers. */
  title: string;
}

/** Removes a failed scheduled change from the start page. The document is not changed. */
export function DismissScheduledChange({ apiUrl, label, title }: DismissScheduledChangeProps) {
  const networkError = useTranslations('editing').texts.schedule.lost;
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function dismiss() {
    setBusy(true);
    try {
      await requestDashboard(apiUrl, { method: 'DELETE', networkError });
      router.refresh();
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <p className="today__dismiss">
      <button type="button" disabled={isBusy} onClick={() => void dismiss()}>
        {label}
        <span className="words-unseen"> {title}</span>
      </button>
      {problem && <span role="alert">{problem}</span>}
    </p>
  );
}
