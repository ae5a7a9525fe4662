import type { ServerProps } from 'payload';
import { toNumber } from '../platform/language/format-text.ts';
import { getTranslations } from '../platform/language/get-translations.ts';
import { countWaiting } from '../submissions/inbox/count-waiting.ts';
import { toInboxPath } from '../submissions/inbox/filters.ts';
import { Link } from './controls/Link.tsx';

/** The numbers of unread and due messages, in the header of every page. */
export async function UnreadMessages({ i18n, payload, user }: ServerProps) {
  const counts = await countWaiting({ payload, user: user ?? null });
  const sum = (field: 'unread' | 'due') => counts.reduce((all, one) => all + one[field], 0);
  const { language, texts } = getTranslations(i18n, 'inbox');
  const labels = texts.unread;
  const links = [
    { view: 'new', title: labels.title, count: sum('unread'), label: labels.unread },
    { view: 'due', title: labels.dueTitle, count: sum('due'), label: labels.due },
  ] as const;
  return links
    .filter(({ count }) => count > 0)
    .map(({ view, title, count, label }) => (
      <Link key={view} className="waiting" href={toInboxPath({ view })} title={title}>
        {view === 'new' && <span className="brand-dot" />}
        {toNumber(language, count)} <span className="waiting__what">{label}</span>
      </Link>
    ));
}
