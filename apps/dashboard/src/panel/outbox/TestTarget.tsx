'use client';

import { Button, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { post } from './post.ts';

/** Sends a test to a forwarding as it is stored, and says how it went. */
export function TestTarget() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const isModified = useFormModified();
  const [state, setState] = useState<{ words: string; isBusy?: boolean }>({ words: '' });
  if (id === undefined) return null;

  async function send() {
    setState({ words: 'Sending …', isBusy: true });
    const { message } = await post(`${config.routes.api}/delivery-targets/${id}/test`);
    setState({ words: message });
  }

  return (
    <div className="outbox-test">
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={isModified || state.isBusy === true}
        onClick={() => void send()}
      >
        Send a test
      </Button>
      <p role="status">
        {isModified ? 'Save first: a test goes where it is stored.' : state.words}
      </p>
    </div>
  );
}
