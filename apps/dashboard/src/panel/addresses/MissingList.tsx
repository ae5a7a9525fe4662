import { Link } from '@payloadcms/ui';
import type { MissingPath } from '../../payload-types.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { ADDRESSES_PATH, toNewAddressPath } from './places.ts';
import { toSums, toTimes } from './sums.ts';

interface MissingListProps {
  rows: MissingPath[];
  /** How many more there are of these. */
  more: number;
  /** How many there are of those that are not shown here. */
  others: number;
  /** How often it was nothing that is written down. */
  probes: number;
  unlisted: number;
  /** Whether these are the ones that were put aside. */
  isAside: boolean;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What visitors did not find, and what can be done about it. */
export function MissingList({ rows, more, others, probes, unlisted, isAside }: MissingListProps) {
  return (
    <section className="addresses__list" aria-labelledby="missing">
      <h2 id="missing">{isAside ? 'Put aside' : 'Not found lately'}</h2>
      {rows.length === 0 && (
        <p className="addresses__empty">
          {isAside ? 'Nothing was put aside.' : 'Visitors found all they asked for.'}
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <MissingRow key={row.id} row={row} />
        ))}
      </ul>
      {more > 0 && (
        <p>{more.toLocaleString('en')} more are not shown, which were asked for less often.</p>
      )}
      <p className="addresses__end">
        {isAside || others > 0 ? (
          <Link href={isAside ? ADDRESSES_PATH : `${ADDRESSES_PATH}?aside`} prefetch={false}>
            {isAside ? 'Back to the others' : `Show what was put aside (${others})`}
          </Link>
        ) : null}
        {toSums({ probes, unlisted }).map((sum) => (
          <span key={sum}> {sum}</span>
        ))}
      </p>
    </section>
  );
}

function MissingRow({
  row: { id, path, count, lastDay, referrer, dismissed },
}: {
  row: MissingPath;
}) {
  return (
    <li>
      <strong>
        <bdi>{path}</bdi>
      </strong>
      <span>
        {toTimes(count)}, last on {day.format(new Date(lastDay))}
        {referrer && `, from ${referrer}`}
      </span>
      <span className="addresses__acts">
        <Link href={toNewAddressPath(path)} prefetch={false}>
          Redirect to … <span className="words-unseen">{path}</span>
        </Link>
        <PostButton
          path={`/missing-paths/${id}/dismiss`}
          body={{ dismissed: !dismissed }}
          words={dismissed ? 'Take back' : 'Not interesting'}
          label={`${dismissed ? 'Take back' : 'Not interesting'}: ${path}`}
        />
      </span>
    </li>
  );
}
