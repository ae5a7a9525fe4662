'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { ImportedCaseStudy } from '../../collections/case-studies/import-case-study.ts';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

interface CopyDefaultCaseStudyProps {
  name: string;
  client: string;
}

/** Copies a default case study into a draft, and opens it. */
export function CopyDefaultCaseStudy({ name, client }: CopyDefaultCaseStudyProps) {
  const { shipped: labels } = useTranslations('caseStudies').texts;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function copy() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { id, inTrash } = await requestDashboard<ImportedCaseStudy>(
        '/cms-api/case-studies/copies',
        {
          method: 'POST',
          body: { name },
          networkError: labels.lost,
        },
      );
      router.push(`/admin/collections/case-studies/${inTrash ? 'trash/' : ''}${id}`);
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <span className="shipped-studies__act">
      <button type="button" aria-disabled={isBusy} onClick={() => void copy()}>
        {labels.edit}
        <span className="words-unseen"> ({client})</span>
      </button>
      <span role="status">{isBusy && labels.copying}</span>
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
