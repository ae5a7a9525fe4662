'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

interface StartTranslationProps {
  /** Name of its language. */
  name: string;
  /** What it has in common with the original. */
  draft: Record<string, unknown>;
}

/** Starts a post in another language, and opens it. */
export function StartTranslation({ name, draft }: StartTranslationProps) {
  const { languages: labels } = useTranslations('editing').texts;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { doc } = await requestDashboard<{ doc: { id: number } }>(
        '/cms-api/blogs?draft=true&depth=0',
        { method: 'POST', body: { ...draft, _status: 'draft' }, networkError: labels.lost },
      );
      router.push(`/admin/collections/blogs/${doc.id}`);
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void start()}
      >
        {isBusy ? labels.starting : labels.start}
        <bdi className="sr-only"> ({name})</bdi>
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
