'use client';

import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Where a link went; without a mail server the link itself, this one time. */
export function SentNotice({ sent: { sentTo, link, until } }: { sent: SentLink }) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link ?? '');
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not copy. Mark the link and copy it yourself.');
    }
  }

  const end = `It works once, until ${time.format(new Date(until))}.`;
  if (!link) {
    return (
      <p className="account-notice" role="status">
        The link is on its way to <strong>{sentTo}</strong>. {end} If the mail server is down, it is
        tried again for three days.
      </p>
    );
  }
  return (
    <div className="account-notice" role="status">
      <p>
        Mail is off: pass this link on yourself, to this person alone. {end} It is shown this one
        time.
      </p>
      <code className="account-secret">{link}</code>
      <div className="account-acts">
        <button type="button" onClick={() => void copy()}>
          Copy the link
        </button>
        <span>{said}</span>
      </div>
    </div>
  );
}
