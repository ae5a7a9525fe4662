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
  text: string;
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
  text,
  label,
  busy = '',
  question,
  hint,
}: PostButtonProps) {
  const { texts: labels } = useTranslations('outbox');
  const { config } = useConfig();
  const router = useRouter();
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  async function press() {
    dialog.current?.close();
    setBusy(true);
    setNotice(busy);
    setNotice(await post(`${config.routes.api}${path}`, body, labels.lost));
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
        {text}
      </Button>
      <span role="status">{hint ?? notice}</span>
      {question && (
        <dialog ref={dialog} className="inbox-dialog" aria-labelledby={id}>
          <p id={id}>{question}</p>
          <button type="button" onClick={() => void press()}>
            {text}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {labels.changeNothing}
          </button>
        </dialog>
      )}
    </span>
  );
}

/** What the dashboard says to it, for whoever pressed: what went wrong, too. */
async function post(path: string, body: object | undefined, lost: string): Promise<string> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    return (await response.json()).message;
  } catch {
    return lost;
  }
}
