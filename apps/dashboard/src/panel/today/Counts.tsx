import { Link } from '@payloadcms/ui';
import type { FormWaiting } from '../../inbox/count-waiting.ts';
import { type Plural, say, toNumber } from '../language/say.ts';
import { DUE_PATH } from '../waiting.ts';
import type { Spoken } from './spoken.ts';

/** What waits, in numbers. Each leads to the list it counts. */
export function Counts({ counts, ...spoken }: Spoken & { counts: FormWaiting[] }) {
  const { words } = spoken;
  const sum = (field: 'due' | 'mine') => counts.reduce((all, one) => all + one[field], 0);
  return (
    <ul className="today__counts">
      {counts.map(({ form, unread }) => (
        <Count
          {...spoken}
          key={form}
          count={unread}
          noun={words.counts[form]}
          path={`/admin/inbox?view=new&form=${form}`}
        />
      ))}
      <Count {...spoken} count={sum('due')} noun={words.counts.due} path={DUE_PATH} />
      <Count
        {...spoken}
        count={sum('mine')}
        noun={words.counts.mine}
        path="/admin/inbox?view=mine"
      />
    </ul>
  );
}

interface CountProps extends Spoken {
  count: number;
  noun: Plural;
  path: string;
}

function Count({ language, count, noun, path }: CountProps) {
  return (
    <li data-none={count === 0}>
      <Link href={path} prefetch={false}>
        <strong>
          {toNumber(language, count)}
          {count > 0 && <span className="brand-dot" />}
        </strong>
        <span>{say(language, noun, { count })}</span>
      </Link>
    </li>
  );
}
