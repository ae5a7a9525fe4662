'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

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
}

/** A button that sends a request, shows the message and refreshes the page. */
export function PostButton({ path, method = 'POST', body = {}, text, label }: PostButtonProps) {
  const { texts: labels } = useTranslations('outbox');
  const router = useRouter();
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    setNotice('');
    await requestDashboard<{ message?: string }>(`/cms-api${path}`, {
      method,
      body,
      networkError: labels.lost,
    }).then(
      ({ message = '' }) => setNotice(message),
      (error: Error) => setNotice(error.message),
    );
    setBusy(false);
    router.refresh();
  }

  return (
    <span className="post-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void press()}
        {...(label && { 'aria-label': label })}
      >
        {text}
      </Button>
      <span role="status">{notice}</span>
    </span>
  );
}
