'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface PostButtonProps {
  /** Below the dashboard's own addresses, as in `/deliveries/resend`. */
  path: string;
  body?: object;
  /** What stands on the button. */
  words: string;
  /** What a screen reader says of it, where the words alone are not enough. */
  label?: string;
  /** Said until there is an answer. */
  busy?: string;
  /** Asked before anything is done. */
  question?: string;
  /** Why it cannot be pressed now. */
  hint?: string;
}

/** Posts when it is pressed, says how it went, and shows the page as it is then. */
export function PostButton({
  path,
  body,
  words,
  label,
  busy = '',
  question,
  hint,
}: PostButtonProps) {
  const { texts: says } = useTranslations('outbox');
  const { config } = useConfig();
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  async function press() {
    dialog.current?.close();
    setBusy(true);
    setSaid(busy);
    setSaid(await post(`${config.routes.api}${path}`, body, says.lost));
    setBusy(false);
    router.refresh();
  }

  return (
    <span className="post-button">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || hint !== undefined}
        onClick={() => (question ? dialog.current?.showModal() : void press())}
        {...(label && { 'aria-label': label })}
      >
        {words}
      </Button>
      <span role="status">{hint ?? said}</span>
      {question && (
        <dialog ref={dialog} className="inbox-dialog" aria-labelledby={id}>
          <p id={id}>{question}</p>
          <button type="button" onClick={() => void press()}>
            {words}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {says.changeNothing}
          </button>
        </dialog>
      )}
    </span>
  );
}

/** What the dashboard says to it, for whoever pressed: what went wrong, too. */
async function post(path: string, body: object | undefined, lost: string): Promise<string> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    return (await answer.json()).message;
  } catch {
    return lost;
  }
}
