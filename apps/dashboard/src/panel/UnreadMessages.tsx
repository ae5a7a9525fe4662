import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { countWaiting } from '../submissions/inbox/count-waiting.ts';
import { toInboxPath } from '../submissions/inbox/filters.ts';
import { toNumber } from './language/format-text.ts';
import { getTranslations } from './language/get-translations.ts';

/** The numbers of unread and due messages, in the header of every page. */
export async function UnreadMessages({ i18n, payload, user }: ServerProps) {
  const counts = await countWaiting({ payload, user: user ?? null });
  const sum = (field: 'unread' | 'due') => counts.reduce((all, one) => all + one[field], 0);
  const { language, texts, t } = getTranslations(i18n, 'inbox');
  const labels = texts.unread;
  const [unread, due] = [sum('unread'), sum('due')];
  return (
    <>
      {unread > 0 && (
        <Link
          className="waiting"
          href={toInboxPath({ view: 'new' })}
          prefetch={false}
          title={labels.title}
        >
          <span className="brand-dot" />
          {toNumber(language, unread)} <span className="waiting__what">{labels.unread}</span>
        </Link>
      )}
      {due > 0 && (
        <Link
          className="waiting"
          href={toInboxPath({ view: 'due' })}
          prefetch={false}
          title={labels.dueTitle}
        >
          {t(labels.due, { number: due })}
        </Link>
      )}
    </>
  );
}
