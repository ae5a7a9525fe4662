'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { post } from './outbox/post.ts';

/** Sends a test of the form now, and says how it went. */
export function SendFormCheck() {
  const { config } = useConfig();
  const [state, setState] = useState<{ words: string; isBusy?: boolean }>({ words: '' });
  async function send() {
    setState({ words: 'On its way …', isBusy: true });
    const { message } = await post(`${config.routes.api}/form-checks/send`);
    setState({ words: message });
  }
  return (
    <span className="delivery-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={state.isBusy === true}
        onClick={() => void send()}
      >
        Send one now
      </Button>
      <span role="status">{state.words}</span>
    </span>
  );
}
