'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { Copied } from '../../collections/case-studies/copy-study.ts';
import { askDashboard } from '../ask-dashboard.ts';
import { toSentence } from '../inbox/send.ts';

interface EditThisOneProps {
  name: string;
  client: string;
}

/** Copies a case study into a draft and opens that. */
export function EditThisOne({ name, client }: EditThisOneProps) {
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
        lost: 'It could not be copied. Try again: it goes on where it stopped.',
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
        Edit this one<span className="shipped-studies__which"> ({client})</span>
      </button>
      <span role="status">{isBusy && 'Copying its pictures, a moment…'}</span>
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
