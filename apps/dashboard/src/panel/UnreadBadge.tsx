'use client';

import { Link, useConfig } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { toNumber } from './language/format-text.ts';
import { useTranslations } from './language/TranslationsProvider.tsx';
import { DUE_PATH, UNREAD_PATH, type UnreadCounts } from './unread-counts.ts';

/** Interval of requests of the open panel, in milliseconds. */
const INTERVAL = 20_000;

/** The number of unread messages, in the header. It polls while the panel is open. */
export function UnreadBadge({ total: first, due: firstDue }: UnreadCounts) {
  const {
    language,
    texts: { unread: labels },
    t,
  } = useTranslations('inbox');
  const translations = useRef(t);
  translations.current = t;
  const { config } = useConfig();
  const [{ total, due }, setWaiting] = useState<UnreadCounts>({ total: first, due: firstDue });
  useEffect(() => setWaiting({ total: first, due: firstDue }), [first, firstDue]);

  useEffect(() => {
    const timer = setInterval(async () => {
      const response = await fetch(`${config.routes.api}/unread`).catch(() => undefined);
      // Signed-out users, and users without access, see it on the next page.
      if (response?.status === 401 || response?.status === 403) clearInterval(timer);
      if (!response?.ok) return;
      const now: UnreadCounts = await response.json();
      setWaiting((before) => {
        if (now.total > before.total)
          notify(translations.current(labels.notice, { count: now.total }));
        return isSame(now, before) ? before : now;
      });
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [config.routes.api, labels.notice]);

  return (
    <>
      {total > 0 && (
        <Link className="waiting" href={UNREAD_PATH} prefetch={false} title={labels.title}>
          <span className="brand-dot" />
          {toNumber(language, total)} <span className="waiting__what">{labels.unread}</span>
        </Link>
      )}
      {due > 0 && (
        <Link className="waiting" href={DUE_PATH} prefetch={false} title={labels.dueTitle}>
          {t(labels.due, { number: due })}
        </Link>
      )}
    </>
  );
}

const isSame = (a: UnreadCounts, b: UnreadCounts) => a.total === b.total && a.due === b.due;

// Only the number: bystanders can see a notification.
function notify(text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // One in place of the one before.
  new Notification(text, { tag: 'unread' });
}
