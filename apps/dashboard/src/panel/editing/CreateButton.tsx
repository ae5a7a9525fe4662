'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { requestDashboard } from '../request-dashboard.ts';

interface CreateButtonProps {
  collection: 'blogs' | 'case-studies';
  /** The endpoint of the collection that creates the document. */
  path?: string;
  body: Record<string, unknown>;
  text: string;
  /** What is created, for screen readers. */
  name: string;
  busyText: string;
  networkError: string;
}

/** Creates a draft and opens it. */
export function CreateButton({
  collection,
  path = '',
  body,
  text,
  name,
  busyText,
  networkError,
}: CreateButtonProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function create() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { doc } = await requestDashboard<{ doc: { id: number; deletedAt?: string | null } }>(
        `/cms-api/${collection}${path}?draft=true&depth=0`,
        { method: 'POST', body, networkError },
      );
      router.push(`/admin/collections/${collection}/${doc.deletedAt ? 'trash/' : ''}${doc.id}`);
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <span className="create-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void create()}
      >
        {text}
        <bdi className="words-unseen"> ({name})</bdi>
      </Button>
      <span role="status">{isBusy && busyText}</span>
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
