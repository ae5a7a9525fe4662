'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { ShownCounterpart, StartedCounterpart } from '../../collections/blogs/counterpart.ts';
import { askDashboard } from '../ask-dashboard.ts';
import { toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface StartCounterpartProps extends Pick<ShownCounterpart, 'tag' | 'name'> {
  /** The post that it will say the same as. */
  post: number | string;
}

/** Starts a post in another language, and opens it. */
export function StartCounterpart({ post, tag, name }: StartCounterpartProps) {
  const {
    texts: { languages: says },
  } = useTranslations('editing');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { id } = await askDashboard<StartedCounterpart>(`/cms-api/blogs/${post}/counterparts`, {
        method: 'POST',
        body: { language: tag },
        lost: says.lost,
      });
      router.push(`/admin/collections/blogs/${id}`);
    } catch (error) {
      setProblem(toSentence(error));
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? says.starting : says.start}
        <bdi className="words-unseen"> ({name})</bdi>
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
