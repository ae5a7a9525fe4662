'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { Copied } from '../../collections/case-studies/copy-study.ts';
import { askDashboard } from '../ask-dashboard.ts';
import { toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface EditThisOneProps {
  name: string;
  client: string;
}

/** Copies a case study into a draft and opens that. */
export function EditThisOne({ name, client }: EditThisOneProps) {
  const { shipped: says } = useTranslations('caseStudies').texts;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function copy() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { id, inTrash } = await askDashboard<Copied>('/cms-api/case-studies/copies', {
        method: 'POST',
        body: { name },
        lost: says.lost,
      });
      router.push(`/admin/collections/case-studies/${inTrash ? 'trash/' : ''}${id}`);
    } catch (error) {
      setProblem(toSentence(error));
      setBusy(false);
    }
  }

  return (
    <span className="shipped-studies__act">
      <button type="button" aria-disabled={isBusy} onClick={() => void copy()}>
        {says.edit}
        <span className="words-unseen"> ({client})</span>
      </button>
      <span role="status">{isBusy && says.copying}</span>
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
