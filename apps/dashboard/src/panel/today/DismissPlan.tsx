'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { askDashboard } from '../ask-dashboard.ts';
import { toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface DismissPlanProps {
  /** Where the plan is. */
  address: string;
  /** What stands on the button. */
  label: string;
  /** What the plan was for, for who does not see the row. */
  what: string;
}

/** Takes a plan that failed off the start page. The document stays as it is. */
export function DismissPlan({ address, label, what }: DismissPlanProps) {
  const { lost } = useTranslations('editing').texts.schedule;
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function dismiss() {
    setBusy(true);
    try {
      await askDashboard(address, { method: 'DELETE', lost });
      router.refresh();
    } catch (error) {
      setProblem(toSentence(error));
      setBusy(false);
    }
  }

  return (
    <p className="today__dismiss">
      <button type="button" disabled={isBusy} onClick={() => void dismiss()}>
        {label}
        <span className="words-unseen"> {what}</span>
      </button>
      {problem && <span role="alert">{problem}</span>}
    </p>
  );
}
