'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type {
  PostTranslation,
  StartedTranslation,
} from '../../collections/blogs/translation-endpoints.ts';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

interface StartTranslationProps extends Pick<PostTranslation, 'tag' | 'name'> {
  /** The post that it will say the same as. */
  post: number | string;
}

/** Starts a post in another language, and opens it. */
export function StartTranslation({ post, tag, name }: StartTranslationProps) {
  const {
    texts: { languages: labels },
  } = useTranslations('editing');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { id } = await requestDashboard<StartedTranslation>(
        `/cms-api/blogs/${post}/translations`,
        {
          method: 'POST',
          body: { language: tag },
          networkError: labels.lost,
        },
      );
      router.push(`/admin/collections/blogs/${id}`);
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? labels.starting : labels.start}
        <bdi className="words-unseen"> ({name})</bdi>
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
