'use client';

import { useState } from 'react';
import type { SentLink } from '../../accounts/invite.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { getTimeZone, toLongMoment } from '../language/times.ts';

/** Where a link went; without a mail server the link itself, this one time. */
export function SentNotice({ sent: { sentTo, link, until } }: { sent: SentLink }) {
  const {
    language,
    texts: { sent: labels, copied },
    t,
  } = useTranslations('accounts');
  const [notice, setNotice] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link ?? '');
      setNotice(copied);
    } catch {
      setNotice(labels.noCopy);
    }
  }

  const end = t(labels.works, { time: `${toLongMoment(until, language)} (${getTimeZone()})` });
  if (!link) {
    return (
      <p className="account-notice" role="status">
        {t(labels.onItsWay, { email: sentTo ?? '' })} {end} {labels.retried}
      </p>
    );
  }
  return (
    <div className="account-notice" role="status">
      <p>
        {labels.passOn} {end} {labels.once}
      </p>
      <code className="account-secret">{link}</code>
      <div className="account-acts">
        <button type="button" onClick={() => void copy()}>
          {labels.copy}
        </button>
        <span>{notice}</span>
      </div>
    </div>
  );
}
