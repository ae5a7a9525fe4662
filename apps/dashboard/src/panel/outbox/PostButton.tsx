'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { useTask } from '../use-task.ts';

interface PostButtonProps {
  /** Path below the dashboard's own endpoints, as in `/deliveries/resend`. */
  path: string;
  /** POST by default. */
  method?: 'POST' | 'DELETE';
  body?: object;
  /** The label of the button. */
  text: string;
  /** Accessible name, if the label is ambiguous. */
  label?: string;
  /** Why it cannot be pressed now. */
  hint?: string;
  /** What a long request is doing. */
  busyText?: string;
  /** The collection of the document that the request creates; it is opened. */
  opens?: 'blogs' | 'case-studies';
  onDone?: () => void;
}

interface Answer {
  message?: string;
  doc?: { id: number; deletedAt?: string | null };
}

/** A button that sends a request, and then shows the message and refreshes the page, or opens the created document. */
export function PostButton(props: PostButtonProps) {
  const { path, method = 'POST', body = {}, text, label, hint, busyText, opens, onDone } = props;
  const { texts: labels } = useTranslations('outbox');
  const router = useRouter();
  const [notice, setNotice] = useState('');
  const { isBusy, problem, run } = useTask();

  async function press(): Promise<boolean> {
    const request = { method, body, networkError: labels.lost };
    const { doc, message } = await requestDashboard<Answer>(`/cms-api${path}`, request);
    if (opens && doc) {
      const folder = `/admin/collections/${opens}${doc.deletedAt ? '/trash' : ''}`;
      router.push(`${folder}/${doc.id}`);
      return true;
    }
    setNotice(message ?? '');
    onDone?.();
    router.refresh();
    return false;
  }

  return (
    <span className="post-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || hint !== undefined}
        onClick={() => void run(press)}
        {...(label && { 'aria-label': label })}
      >
        {text}
      </Button>
      <span role="status">{hint ?? (isBusy ? busyText : notice)}</span>
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
