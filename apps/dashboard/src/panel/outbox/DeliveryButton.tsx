'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { post } from './post.ts';

interface DeliveryButtonProps {
  /** What is done with them. */
  action: 'resend' | 'drop';
  /** Which ones. */
  wish: { ids: number[] } | { all: 'dead' };
  /** What stands on the button. */
  words: string;
  /** What a screen reader says of it, where the words alone are not enough. */
  label?: string;
}

const done = { resend: 'will be sent in a moment', drop: 'given up' } as const;

/** Sends deliveries again or gives them up, and shows what became of it. */
export function DeliveryButton({ action, wish, words, label }: DeliveryButtonProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [state, setState] = useState<{ words: string; isBusy?: boolean }>({ words: '' });

  async function press() {
    setState({ words: '', isBusy: true });
    const { isOk, message, changed } = await post(
      `${config.routes.api}/deliveries/${action}`,
      wish,
    );
    const nothing = 'Nothing to do: it is under way, or has nobody to go to.';
    setState({ words: isOk ? (changed > 0 ? `${changed} ${done[action]}.` : nothing) : message });
    router.refresh();
  }

  return (
    <span className="delivery-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={state.isBusy === true}
        onClick={() => void press()}
        {...(label && { 'aria-label': label })}
      >
        {words}
      </Button>
      <span role="status">{state.words}</span>
    </span>
  );
}
