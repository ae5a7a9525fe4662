'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { requestDashboard } from '../request-dashboard.ts';
import { useTask } from './use-task.ts';

interface RequestButtonProps {
  /** Path below the dashboard's own endpoints, as in `/deliveries/resend`. */
  path: string;
  /** POST by default. */
  method?: 'POST' | 'DELETE';
  body?: object;
  /** The label of the button. */
  text: string;
  /** Accessible name, if the label is ambiguous. */
  label?: string;
  /** Label while a long request runs. */
  busyText?: string;
  /** The collection of the document that the request creates; it is opened. */
  opens?: string;
  onDone?: () => void;
}

interface Result {
  message?: string;
  doc?: { id: number; deletedAt?: string | null };
}

/** A button that sends a request, and then shows the message and refreshes the page, or opens the created document. */
export function RequestButton(props: RequestButtonProps) {
  const { path, method = 'POST', body = {}, text, label, busyText, opens, onDone } = props;
  const router = useRouter();
  const [notice, setNotice] = useState('');
  const { isBusy, problem, run } = useTask();

  async function press(): Promise<boolean> {
    const { doc, message } = await requestDashboard<Result>(`/cms-api${path}`, { method, body });
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
    <span className="request-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void run(press)}
        {...(label && { 'aria-label': label })}
      >
        {text}
      </Button>
      <span role="status">{isBusy ? busyText : notice}</span>
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
