import { Link } from '@payloadcms/ui';
import type { FormWaiting } from '../../submissions/inbox/count-waiting.ts';
import { type Plural, toNumber } from '../language/format-text.ts';
import type { Translations } from '../language/get-translations.ts';
import { DUE_PATH } from '../unread-counts.ts';

/** What waits, in numbers. Each leads to the list it counts. */
export function Counts({
  counts,
  ...translations
}: Translations<'today'> & { counts: FormWaiting[] }) {
  const { texts } = translations;
  const sum = (field: 'due' | 'mine') => counts.reduce((all, one) => all + one[field], 0);
  return (
    <ul className="today__counts">
      {counts.map(({ form, unread }) => (
        <Count
          {...translations}
          key={form}
          count={unread}
          noun={texts.counts[form]}
          path={`/admin/inbox?view=new&form=${form}`}
        />
      ))}
      <Count {...translations} count={sum('due')} noun={texts.counts.due} path={DUE_PATH} />
      <Count
        {...translations}
        count={sum('mine')}
        noun={texts.counts.mine}
        path="/admin/inbox?view=mine"
      />
    </ul>
  );
}

interface CountProps extends Translations<'today'> {
  count: number;
  noun: Plural;
  path: string;
}

function Count({ language, t, count, noun, path }: CountProps) {
  return (
    <li data-none={count === 0}>
      <Link href={path} prefetch={false}>
        <strong>
          {toNumber(language, count)}
          {count > 0 && <span className="brand-dot" />}
        </strong>
        <span>{t(noun, { count })}</span>
      </Link>
    </li>
  );
}
