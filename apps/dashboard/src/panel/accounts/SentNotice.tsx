'use client';

import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { getTimeZone, toLongMoment } from '../language/times.ts';

/** Where a link went; without a mail server the link itself, this one time. */
export function SentNotice({ sent: { sentTo, link, until } }: { sent: SentLink }) {
  const {
    language,
    texts: { sent: says, copied },
    t,
  } = useTranslations('accounts');
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link ?? '');
      setSaid(copied);
    } catch {
      setSaid(says.noCopy);
    }
  }

  const end = t(says.works, { time: `${toLongMoment(until, language)} (${getTimeZone()})` });
  if (!link) {
    return (
      <p className="account-notice" role="status">
        {t(says.onItsWay, { email: sentTo ?? '' })} {end} {says.retried}
      </p>
    );
  }
  return (
    <div className="account-notice" role="status">
      <p>
        {says.passOn} {end} {says.once}
      </p>
      <code className="account-secret">{link}</code>
      <div className="account-acts">
        <button type="button" onClick={() => void copy()}>
          {says.copy}
        </button>
        <span>{said}</span>
      </div>
    </div>
  );
}
